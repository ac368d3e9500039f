package ferrule.identity;

import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.authentication.requiredactions.UpdateEmail;

/** Takes the place of the built-in action: whose account comes from the company directory keeps its address. */
public final class EmployeeEmail extends UpdateEmail {
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
