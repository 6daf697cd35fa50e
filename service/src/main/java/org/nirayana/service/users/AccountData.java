package org.nirayana.service.users;

import java.util.List;
import org.nirayana.api.schema.Schema;
import org.nirayana.service.privacy.PersonalData;
import org.nirayana.service.tiers.TierView;
import org.nirayana.service.tiers.Tiers;

/** The account itself and its tier, as parts of everything that is held about a user. */
public final class AccountData {
    private AccountData() {}

    public static List<PersonalData> of(Users users, Tiers tiers) {
        return List.of(new Account(users), new UserTier(users, tiers));
    }

    private record Account(Users users) implements PersonalData {
        @Override
        public String section() {
            return "account";
        }

        @Override
        public Schema schema() {
            return Schema.of(UserView.class);
        }

        @Override
        public Held heldAbout(long userId) {
            return Held.one(UserView.of(users.existing(userId)));
        }
    }

    private record UserTier(Users users, Tiers tiers) implements PersonalData {
        @Override
        public String section() {
            return "tier";
        }

        @Override
        public Schema schema() {
            return Schema.nullable(TierView.class);
        }

        @Override
        public Held heldAbout(long userId) {
            User user = users.existing(userId);
            return Held.one(
                    user.tierId().isPresent()
                            ? tiers.find(user.tierId().getAsLong())
                                    .map(TierView::of)
                                    .orElse(null)
                            : null);
        }
    }
}
