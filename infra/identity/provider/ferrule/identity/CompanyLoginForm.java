package ferrule.identity;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.keycloak.authentication.AuthenticationFlowContext;
import org.keycloak.authentication.authenticators.browser.UsernamePasswordForm;
import org.keycloak.models.IdentityProviderModel;
import org.keycloak.models.KeycloakSession;

/**
 * The login form with a second button, for people whose company has its own sign-in: the domain of the address leads
 * there. Keycloak's own step for it asks everybody for the address on a page of its own first.
 */
final class CompanyLoginForm extends UsernamePasswordForm {
  CompanyLoginForm(KeycloakSession session) {
    super(session);
  }

  @Override
  public void action(AuthenticationFlowContext context) {
    MultivaluedMap<String, String> fields = context.getHttpRequest().getDecodedFormParameters();
    if (!fields.containsKey("company")) {
      super.action(context);
      return;
    }
    String email = Optional.ofNullable(fields.getFirst("username")).orElse("").trim();
    Optional<IdentityProviderModel> provider = CompanyProvider.find(context.getSession(), email);
    if (provider.isPresent()) new CompanyRedirect().start(context, provider.get(), email);
    else context.challenge(challenge(context, "companyUnknown", "username"));
  }

  @Override
  protected Response challenge(AuthenticationFlowContext context, MultivaluedMap<String, String> fields) {
    offerCompany(context);
    return super.challenge(context, fields);
  }

  @Override
  protected Response challenge(AuthenticationFlowContext context, String error, String field) {
    offerCompany(context);
    return super.challenge(context, error, field);
  }

  /** Without any provider the page has no second button. */
  private static void offerCompany(AuthenticationFlowContext context) {
    if (context.getSession().identityProviders().isIdentityFederationEnabled())
      context.form().setAttribute("offersCompany", true);
  }
}
