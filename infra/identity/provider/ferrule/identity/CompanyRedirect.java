package ferrule.identity;

import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.authenticators.browser.IdentityProviderAuthenticator;
import org.keycloak.models.IdentityProviderModel;

/** Sends a browser to the identity provider of a company. */
final class CompanyRedirect extends IdentityProviderAuthenticator {
  void start(AuthenticationFlowContext context, IdentityProviderModel provider, String email) {
    redirect(context, provider.getAlias(), email);
  }
}
