import { writeFileSync } from 'node:fs'
import { sites } from '../../seeds/src/sites/sites.ts'

// The edge answers exactly the hosts of the site table; a suffix match here would let strangers' names in.
const hosts = [...new Set(sites.flatMap((site) => site.domains.map((domain) => domain.host)))]
const names = hosts.map((host) => host.replaceAll('.', '\\.')).join('|')
const [target] = process.argv.slice(2)
if (!target) throw new Error('needs the file to write')
writeFileSync(
  target,
  `sub known_host {\n  if (req.http.Host !~ "^(${names})$") { return (synth(421, "Unknown host")); }\n}\n`,
)
