package ferrule.identity;

import jakarta.ws.rs.core.Response;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.AuthenticationFlowError;
import org.keycloak.authentication.authenticators.broker.AbstractIdpAuthenticator;
import org.keycloak.authentication.authenticators.broker.util.SerializedBrokeredIdentityContext;
import org.keycloak.broker.provider.BrokeredIdentityContext;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;

/**
 * Refuses an address outside the verified domains of the company: its provider could otherwise name any address, and
 * get the account and the invites of its owner.
 */
final class CompanyAddress extends AbstractIdpAuthenticator {
  @Override
  protected void authenticateImpl(
      AuthenticationFlowContext context, SerializedBrokeredIdentityContext saved, BrokeredIdentityContext person) {
    if (CompanyProvider.covers(context.getSession(), person.getIdpConfig(), person.getEmail())) context.success();
    else
      sendFailureChallenge(
          context,
          Response.Status.FORBIDDEN,
          "company_address",
          "companyAddress",
          AuthenticationFlowError.IDENTITY_PROVIDER_ERROR);
  }

  @Override
  protected void actionImpl(
      AuthenticationFlowContext context, SerializedBrokeredIdentityContext saved, BrokeredIdentityContext person) {
    authenticateImpl(context, saved, person);
  }

  @Override
  public boolean requiresUser() {
    return false;
  }

  @Override
  public boolean configuredFor(KeycloakSession session, RealmModel realm, UserModel user) {
    return true;
  }
}
