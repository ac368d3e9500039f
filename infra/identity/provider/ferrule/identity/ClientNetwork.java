package ferrule.identity;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;

/** The network that counts as one client: an IPv4 address, or the /64 that a provider gives to one customer. */
final class ClientNetwork {
  private static final int IPV6_BYTES = 16;

  private ClientNetwork() {}

  static String of(String address) {
    // Only a colon makes it an IPv6 address; a name would be looked up.
    if (!address.contains(":")) return address;
    try {
      byte[] bytes = InetAddress.getByName(address).getAddress();
      if (bytes.length != IPV6_BYTES) return address;
      return HexFormat.of().formatHex(Arrays.copyOf(bytes, IPV6_BYTES / 2));
    } catch (UnknownHostException notAnAddress) {
      return address;
    }
  }
}
