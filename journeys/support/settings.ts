/** Returns a setting that `./dev` loads from `.env` or `.env.example`. */
function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; run the journeys with ./dev journeys`)
  return value
}

export const settings = {
  edge: setting('EDGE_ORIGIN'),
  identity: setting('IDENTITY_ORIGIN'),
  cms: setting('CMS_ORIGIN'),
  /** The internal address of the content service, beside the edge. */
  contentService: setting('CONTENT_SERVICE_URL'),
  contentServiceKey: setting('CONTENT_SERVICE_KEY'),
  mailbox: setting('MAILBOX_ORIGIN'),
  data: `http://127.0.0.1:${setting('DATA_PORT')}`,
  web: `http://127.0.0.1:${setting('WEB_PORT')}`,
  operations: {
    web: `http://127.0.0.1:${setting('WEB_OPERATIONS_PORT')}`,
    cms: `http://127.0.0.1:${setting('CMS_OPERATIONS_PORT')}`,
    data: `http://127.0.0.1:${setting('DATA_OPERATIONS_PORT')}`,
    worker: `http://127.0.0.1:${setting('WORKER_OPERATIONS_PORT')}`,
  },
  mailInPort: Number(setting('MAIL_IN_PORT')),
  identityAdmin: { internal: setting('IDENTITY_INTERNAL_URL'), adminPassword: setting('IDENTITY_ADMIN_PASSWORD') },
  traces: setting('TRACES_FOLDER'),
}
