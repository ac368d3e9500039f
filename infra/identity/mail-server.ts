/** A sender such as `Portal <portal@example.com>`; the name may be quoted. */
const senderWithName = /^([^<>]*)<([^<>]+)>$/

/** The mail settings of the realm, from the URL and the sender with which the other services send. */
export function mailServer(smtpUrl: string, mailFrom: string) {
  const url = new URL(smtpUrl)
  const isEncrypted = url.protocol === 'smtps:'
  const [, name = '', address = mailFrom] = senderWithName.exec(mailFrom.trim()) ?? []
  return {
    host: url.hostname,
    port: url.port || (isEncrypted ? '465' : '25'),
    from: address.trim(),
    fromDisplayName: name.replaceAll('"', '').trim(),
    ssl: String(isEncrypted),
    // Encrypts before it sends the password, if the server offers it.
    starttls: String(!isEncrypted && url.username !== ''),
    auth: String(url.username !== ''),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  }
}
