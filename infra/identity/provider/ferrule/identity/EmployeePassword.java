package ferrule.identity;

import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.RequiredActionProvider;
import org.keycloak.authentication.requiredactions.UpdatePassword;
import org.keycloak.models.KeycloakSession;

/** Takes the place of the built-in action: whose account comes from the company directory keeps its password. */
public final class EmployeePassword extends UpdatePassword {
  /** The parent would make one of its own. */
  @Override
  public RequiredActionProvider create(KeycloakSession session) {
    return new EmployeePassword();
  }

  @Override
  public void requiredActionChallenge(RequiredActionContext context) {
    if (!ManagedAccount.refused(context)) super.requiredActionChallenge(context);
  }

  @Override
  public void processAction(RequiredActionContext context) {
    if (!ManagedAccount.refused(context)) super.processAction(context);
  }

  /** Of two providers with the same id the one with the higher order is used. */
  @Override
  public int order() {
    return 1;
  }
}
