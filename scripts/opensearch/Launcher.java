import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/** Starts one node from the class path. Each argument is a setting: name=value. The node closes when the process is asked to end. */
public final class Launcher {
  private static final class ClassPathNode extends Node {
    @SuppressWarnings({"unchecked", "rawtypes"})
    ClassPathNode(Environment environment) throws ClassNotFoundException {
      super(environment, (Collection) plugins(), false);
    }
  }

  /** Version 2 takes the classes of the modules. Version 3 has renamed them, and takes descriptions of them. */
  private static List<?> plugins() throws ClassNotFoundException {
    List<Object> plugins = new ArrayList<>();
    for (String name :
        List.of("transport.Netty4", "painless.Painless", "analysis.common.CommonAnalysis")) {
      String type = "org.opensearch." + name + "Plugin";
      if (Version.CURRENT.major < 3) plugins.add(Class.forName(type));
      else plugins.add(described("org.opensearch." + name + "ModulePlugin"));
    }
    return plugins;
  }

  private static PluginInfo described(String type) {
    return new PluginInfo(type, type, "1", Version.CURRENT, "21", type, null, List.of(), false);
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String argument : arguments) {
      int at = argument.indexOf('=');
      settings.put(argument.substring(0, at), argument.substring(at + 1));
    }
    Environment environment =
        InternalSettingsPreparer.prepareEnvironment(settings.build(), Map.of(), null, () -> "node");
    Node node = new ClassPathNode(environment);
    node.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    Thread.currentThread().join();
  }

  private static void close(Node node) {
    try {
      node.close();
    } catch (Exception error) {
      error.printStackTrace();
    }
  }
}
