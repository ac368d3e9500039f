package ferrule.identity;

import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.requiredactions.UpdateEmail;

/** Replaces the built-in action: users from the company directory cannot change their address. */
public final class EmployeeEmail extends UpdateEmail {
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
