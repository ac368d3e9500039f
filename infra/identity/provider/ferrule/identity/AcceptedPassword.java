package ferrule.identity;

import jakarta.ws.rs.core.Response;
import java.util.EnumSet;
import java.util.Set;
import org.keycloak.forms.login.LoginFormsPages;
import org.keycloak.forms.login.MessageType;
import org.keycloak.forms.login.freemarker.FreeMarkerLoginFormsProvider;
import org.keycloak.models.KeycloakSession;

/**
 * Marks the response that asks for a second factor, which only a right password gets. The edge then does not count this
 * login attempt; it removes the header.
 */
final class AcceptedPassword extends FreeMarkerLoginFormsProvider {
  private static final Set<LoginFormsPages> SECOND_FACTORS =
      EnumSet.of(
          LoginFormsPages.LOGIN_TOTP,
          LoginFormsPages.LOGIN_RECOVERY_AUTHN_CODES_INPUT,
          LoginFormsPages.LOGIN_WEBAUTHN);

  AcceptedPassword(KeycloakSession session) {
    super(session);
  }

  /** Keycloak builds every page with this method; an error says that the second factor itself was wrong. */
  @Override
  protected Response createResponse(LoginFormsPages page) {
    boolean isError = messages != null && messageType == MessageType.ERROR;
    if (SECOND_FACTORS.contains(page) && !isError) setResponseHeader("X-Login-Attempt", "accepted");
    return super.createResponse(page);
  }
}
