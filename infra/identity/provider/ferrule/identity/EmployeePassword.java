package ferrule.identity;

import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.RequiredActionProvider;
import org.keycloak.authentication.requiredactions.UpdatePassword;
import org.keycloak.models.KeycloakSession;

/** Replaces the built-in action: users from the company directory cannot change their password. */
public final class EmployeePassword extends UpdatePassword {
  /** The parent would create an instance of its own class. */
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

  /** Keycloak uses the provider with the highest order of those with the same id. */
  @Override
  public int order() {
    return 1;
  }
}
