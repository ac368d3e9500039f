package ferrule.identity;

import jakarta.ws.rs.core.Response;
import java.util.stream.Stream;
import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.events.Errors;
import org.keycloak.events.EventType;
import org.keycloak.models.RealmModel;
import org.keycloak.models.RoleModel;

/** Accounts managed by the company directory. The action's setting lists the roles of such accounts. */
final class ManagedAccount {
  private static final String ROLES = "managed_roles";

  private ManagedAccount() {}

  /** Shows an error page and returns true for a managed account, also if the action was opened by URL or mail link. */
  static boolean refused(RequiredActionContext context) {
    if (managedRoles(context).noneMatch(context.getUser()::hasRole)) return false;
    context.getEvent().clone().event(EventType.UPDATE_CREDENTIAL).error(Errors.NOT_ALLOWED);
    context.challenge(context.form().setError("managedAccount").createErrorPage(Response.Status.FORBIDDEN));
    return true;
  }

  /** Throws without the setting, because it could not recognise managed accounts. */
  private static Stream<RoleModel> managedRoles(RequiredActionContext context) {
    if (context.getConfig() == null || !context.getConfig().containsConfigKey(ROLES)) {
      throw new IllegalStateException(context.getAction() + " has no setting " + ROLES);
    }
    RealmModel realm = context.getRealm();
    return Stream.of(context.getConfig().getConfigValue(ROLES).split(","))
        .map(realm::getRole)
        .filter(role -> role != null);
  }
}
