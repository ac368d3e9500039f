package ferrule.identity;

import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.AuthenticationFlowError;
import org.keycloak.authentication.Authenticator;
import org.keycloak.models.IdentityProviderModel;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;
import org.keycloak.services.resources.LoginActionsService;

/**
 * Follows a right password or passkey: a person whose company requires its own sign-in is sent there. A password reset
 * ends here, because it would be a login as well.
 */
final class CompanyRequired implements Authenticator {
  @Override
  public void authenticate(AuthenticationFlowContext context) {
    UserModel user = context.getUser();
    Optional<IdentityProviderModel> required = CompanyProvider.findRequired(context.getSession(), user);
    if (required.isEmpty()) context.success();
    else if (LoginActionsService.RESET_CREDENTIALS_PATH.equals(context.getFlowPath())) refuse(context);
    else new CompanyRedirect().start(context, required.get(), user.getEmail());
  }

  private static void refuse(AuthenticationFlowContext context) {
    Response page = context.form().setError("companyRequired").createErrorPage(Response.Status.FORBIDDEN);
    context.failure(AuthenticationFlowError.ACCESS_DENIED, page);
  }

  @Override
  public void action(AuthenticationFlowContext context) {
    authenticate(context);
  }

  @Override
  public boolean requiresUser() {
    return true;
  }

  @Override
  public boolean configuredFor(KeycloakSession session, RealmModel realm, UserModel user) {
    return true;
  }

  @Override
  public void setRequiredActions(KeycloakSession session, RealmModel realm, UserModel user) {}

  @Override
  public void close() {}
}
