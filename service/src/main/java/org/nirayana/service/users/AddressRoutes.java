package org.nirayana.service.users;

import java.util.Map;
import org.nirayana.api.operation.Operation;
import org.nirayana.api.operation.Parameter;
import org.nirayana.api.schema.Schema;
import org.nirayana.api.view.MessageView;
import org.nirayana.service.auth.Principal;
import org.nirayana.service.http.message.Request;
import org.nirayana.service.http.message.Response;
import org.nirayana.service.http.routing.Routes;
import org.nirayana.words.Language;

/** New e-mail addresses over HTTP; a change of the user asks for one. */
public final class AddressRoutes {
    static final Parameter<Language> LANGUAGE = Parameter.oneOf("lang", Language.values(), Language::code)
            .describe("Language of the mails about a new e-mail address.")
            .orElse(Language.ENGLISH, Language.ENGLISH.code());

    private final AddressChanges addressChanges;

    public AddressRoutes(AddressChanges addressChanges) {
        this.addressChanges = addressChanges;
    }

    public void mount(Routes routes) {
        routes.blocking(
                        Operation.post("confirmAddress", "/api/v1/auth/confirm-address")
                                .open()
                                .summary("authentication", "Confirm a new e-mail address with the token from the mail")
                                .description(
                                        "The token works once, within a day, and not after another change was asked"
                                                + " for, the password or the address was changed, or the account was deactivated or"
                                                + " deleted.")
                                .body(UserBodies.AddressConfirmationBody.class)
                                .answer("The account has the address now.", MessageView.class)
                                .build(),
                        this::confirm)
                .blocking(
                        Operation.get("readAddressChange", "/api/v1/users/me/address-change")
                                .authenticated()
                                .summary("users", "The new e-mail address that waits to be confirmed")
                                .description("The one that you asked for last by `updateUser`.")
                                .answer(
                                        200,
                                        "The change; null when there is none.",
                                        Map.of(Operation.JSON, Schema.nullable(AddressChangeView.class)))
                                .build(),
                        this::read);
    }

    private Response confirm(Request request) {
        addressChanges.complete(
                request.body(UserBodies.AddressConfirmationBody.class).token());
        return Response.message("The e-mail address was changed.");
    }

    private Response read(Request request) {
        return Response.ok(
                addressChanges.of(request.caller(Principal.class).userId()).orElse(null));
    }
}
