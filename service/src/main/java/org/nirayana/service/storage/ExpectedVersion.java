package org.nirayana.service.storage;

/** On which version of a record a change is based, so that of two people who change it at once the second is told. */
@FunctionalInterface
public interface ExpectedVersion {

    /** Whether a record in this version is what the caller saw. */
    boolean matches(String id, long version);

    /**
     * Refuses a change of what is not as the caller saw it; to be asked in the transaction that makes the change.
     *
     * @throws StaleVersionException when it was changed meanwhile
     */
    default void require(String id, long version) {
        if (!matches(id, version)) {
            throw new StaleVersionException();
        }
    }

    /** The same for a record whose id is a number. */
    default void require(long id, long version) {
        require(Long.toString(id), version);
    }
}
