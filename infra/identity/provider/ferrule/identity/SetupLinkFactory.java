package ferrule.identity;

import org.keycloak.Config;
import org.keycloak.models.KeycloakSession;
import org.keycloak.models.KeycloakSessionFactory;
import org.keycloak.models.RealmModel;
import org.keycloak.services.resources.admin.AdminEventBuilder;
import org.keycloak.services.resources.admin.ext.AdminRealmResourceProvider;
import org.keycloak.services.resources.admin.ext.AdminRealmResourceProviderFactory;
import org.keycloak.services.resources.admin.fgap.AdminPermissionEvaluator;

/** Adds {@code /admin/realms/REALM/setup-link/USER}. */
public final class SetupLinkFactory implements AdminRealmResourceProviderFactory, AdminRealmResourceProvider {
  @Override
  public Object getResource(
      KeycloakSession session, RealmModel realm, AdminPermissionEvaluator permissions, AdminEventBuilder events) {
    return new SetupLink(session, realm, permissions);
  }

  @Override
  public AdminRealmResourceProvider create(KeycloakSession session) {
    return this;
  }

  @Override
  public String getId() {
    return "setup-link";
  }

  @Override
  public void init(Config.Scope config) {}

  @Override
  public void postInit(KeycloakSessionFactory factory) {}

  @Override
  public void close() {}
}
