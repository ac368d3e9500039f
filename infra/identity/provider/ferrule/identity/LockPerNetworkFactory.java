package ferrule.identity;

import org.keycloak.models.KeycloakSession;
import org.keycloak.services.managers.BruteForceProtector;
import org.keycloak.services.managers.DefaultBruteForceProtectorFactory;

/** Replaces the built-in lock. */
public final class LockPerNetworkFactory extends DefaultBruteForceProtectorFactory {
  @Override
  public BruteForceProtector create(KeycloakSession session) {
    return new LockPerNetwork(super.create(session));
  }

  /** Keycloak uses the provider with the highest order of those with the same id. */
  @Override
  public int order() {
    return 1;
  }
}
