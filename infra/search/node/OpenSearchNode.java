package local;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/**
 * A single OpenSearch node from its Maven artifacts. Arguments: home folder, HTTP port, and the address that it listens
 * on instead of loopback.
 */
public final class OpenSearchNode extends Node {
  private static final List<String> PLUGINS = List.of(
      "org.opensearch.transport.Netty4ModulePlugin",
      "org.opensearch.analysis.common.CommonAnalysisModulePlugin",
      "org.opensearch.plugin.analysis.kuromoji.AnalysisKuromojiPlugin",
      "org.opensearch.plugin.analysis.smartcn.AnalysisSmartChinesePlugin",
      "org.opensearch.index.mapper.MapperExtrasModulePlugin",
      "org.opensearch.index.reindex.ReindexModulePlugin",
      "org.opensearch.painless.PainlessModulePlugin");

  private OpenSearchNode(Environment environment, Collection<PluginInfo> plugins) {
    super(environment, plugins, false);
  }

  public static void main(String[] arguments) throws Exception {
    var node = new OpenSearchNode(environment(arguments), plugins().toList());
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    node.start();
    Thread.currentThread().join();
  }

  private static Environment environment(String... arguments) {
    String home = arguments[0];
    int port = Integer.parseInt(arguments[1]);
    var settings = Settings.builder()
        .put("path.home", home)
        .put("cluster.name", "local")
        .put("node.name", "local")
        .put("discovery.type", "single-node")
        .put("network.host", arguments.length > 2 ? arguments[2] : "127.0.0.1")
        .put("http.port", port)
        .put("transport.port", port + 100)
        .put("http.type", "netty4")
        .put("transport.type", "netty4")
        // A developer's full disk must not make the indices read-only.
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .build();
    return InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), Path.of(home, "config"), () -> "local");
  }

  private static Stream<PluginInfo> plugins() {
    return PLUGINS.stream().map(name ->
        new PluginInfo(name, name, Version.CURRENT.toString(), Version.CURRENT, "21", name, null, List.of(), false));
  }

  private static void close(OpenSearchNode node) {
    try {
      node.close();
    } catch (Exception failure) {
      System.err.println("the node did not close cleanly: " + failure);
    }
  }
}
