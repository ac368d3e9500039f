package ferrule.identity;

import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.authenticators.broker.IdpAutoLinkAuthenticator;
import org.keycloak.authentication.authenticators.broker.util.SerializedBrokeredIdentityContext;
import org.keycloak.broker.provider.BrokeredIdentityContext;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.RealmModel;
import org.keycloak.models.UserModel;

/**
 * Links an account that nobody can sign in to yet, as a company directory creates it. The owner of any other account
 * signs in to it before it is linked.
 */
final class UnusedAccountLink extends IdpAutoLinkAuthenticator {
  @Override
  protected void authenticateImpl(
      AuthenticationFlowContext context, SerializedBrokeredIdentityContext saved, BrokeredIdentityContext person) {
    KeycloakSession session = context.getSession();
    RealmModel realm = context.getRealm();
    UserModel account = getExistingUser(session, realm, context.getAuthenticationSession());
    boolean isUsed =
        account.credentialManager().getStoredCredentialsStream().findAny().isPresent()
            || session.users().getFederatedIdentitiesStream(realm, account).findAny().isPresent();
    if (isUsed) context.attempted();
    else super.authenticateImpl(context, saved, person);
  }
}
