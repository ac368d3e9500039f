package ferrule.identity;

import jakarta.ws.rs.core.Response;
import java.util.stream.Stream;
import org.keycloak.authentication.RequiredActionContext;
import org.keycloak.events.Errors;
import org.keycloak.events.EventType;
import org.keycloak.models.RealmModel;
import org.keycloak.models.RoleModel;

/** An account that the company directory decides over. Which roles have one is a setting of the action. */
final class ManagedAccount {
  private static final String ROLES = "managed_roles";

  private ManagedAccount() {}

  /** Whether the person was refused, whichever way they came: from the portal, by an address, by a link in a mail. */
  static boolean refused(RequiredActionContext context) {
    if (managedRoles(context).noneMatch(context.getUser()::hasRole)) return false;
    context.getEvent().clone().event(EventType.UPDATE_CREDENTIAL).error(Errors.NOT_ALLOWED);
    context.challenge(context.form().setError("managedAccount").createErrorPage(Response.Status.FORBIDDEN));
    return true;
  }

  /** Without the setting nobody could tell who is managed, so nobody may go on. */
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
