import { randomBytes } from 'node:crypto'
import { type Language, languages } from '@ferrule/domain/locales/language'
import { type ServiceName, serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import { formatDate } from '@ferrule/texts/format-date'
import { loadTexts, type Texts } from '@ferrule/texts/load-texts'
import type { Deps } from '../graphql/request-context.ts'
import { type MailBody, toMailText } from '../mail/mail-body.ts'
import type { MailContent } from '../mail/send-waiting-mails.ts'
import { toMailHtml } from '../mail/to-mail-html.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { saveToken } from './acceptance-store.ts'
import { findInvitationForMail } from './invitation-store.ts'
import { toName } from './to-managed-access.ts'

type RenderDeps = Pick<Deps, 'db' | 'publicOrigin'>

/**
 * Writes the mail of an invite directly before it is sent. The token in its link is stored as a hash only, so a mail
 * that is sent again contains a new link.
 */
export function createRenderInvitation({ db, publicOrigin }: RenderDeps) {
  return (invitationId: string): Promise<MailContent | undefined> =>
    withServiceScope(db, async (tx) => {
      const invitation = await findInvitationForMail(tx, invitationId)
      if (!invitation) return undefined
      const token = randomBytes(32).toString('base64url')
      await saveToken(tx, { id: invitationId, token })
      const language = languages.find((known) => known === invitation.language) ?? 'en'
      return toMail(await loadTexts(language, ['user-admin', 'portal']), {
        language,
        inviter: toName(invitation.inviterFirstName, invitation.inviterLastName) ?? invitation.organisationName,
        organisation: invitation.organisationName,
        applications: invitation.applications,
        message: invitation.message,
        expiresAt: invitation.expiresAt,
        link: `${publicOrigin}/${language}/invitation/${token}`,
      })
    })
}

type InvitationFacts = {
  language: Language
  inviter: string
  organisation: string
  applications: readonly string[]
  message: string
  expiresAt: Date
  link: string
}

function toMail(texts: Texts<'user-admin' | 'portal'>, facts: InvitationFacts): MailContent {
  const { language, inviter, organisation, applications, message, expiresAt, link } = facts
  const names = applications
    .filter((name): name is ServiceName => serviceNames.some((service) => service === name))
    .map((name) => texts(`service.${name}`))
  const mail: MailBody = {
    language,
    heading: texts('user-admin.mail.subject', { name: inviter }),
    paragraphs: [texts('user-admin.mail.greeting'), texts('user-admin.mail.lead')],
    facts: [
      [texts('user-admin.organisation'), organisation],
      [texts('user-admin.mail.access'), names.join(', ')],
      ...(message ? [[texts('user-admin.invite.message'), message] as const] : []),
      [texts('user-admin.mail.valid-until'), formatDate(expiresAt, language, { timeZone: 'UTC' })],
    ],
    action: { label: texts('user-admin.mail.accept'), link },
    copy: texts('user-admin.mail.copy'),
    why: texts('user-admin.mail.why', { name: inviter }),
  }
  return { subject: mail.heading, text: toMailText(mail), html: toMailHtml(mail) }
}
