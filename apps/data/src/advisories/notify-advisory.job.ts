import { randomUUIDv7 } from 'node:crypto'
import { createMatcher } from '@ferrule/domain/advisories/match-machine'
import { isLanguage } from '@ferrule/domain/locales/language'
import { findChannels } from '@ferrule/domain/notifications/notification-rules'
import type { Deps } from '../graphql/request-context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { insertJobNotification } from '../notifications/job-notification-queries.ts'
import { listChoicesOf } from '../notifications/notification-queries.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { jobPayloads } from '../postgres/job-payloads.ts'
import { type AdvisoryRow, listAdvisories, listProducts } from './advisory-store.ts'
import { listMachinesOfFamilies } from './affected-machine-store.ts'
import { insertNotice, listRecipients, listToldOrganisations } from './notice-store.ts'
import { type NotifiedMachine, renderAdvisoryMail } from './render-advisory-mail.ts'

export type NotifyDeps = Pick<Deps, 'db' | 'now' | 'publicOrigin'>

/** An advisory that is imported later, such as those of earlier years, is listed without a mail. */
const maxAgeDays = 7
const dayMs = 24 * 3_600_000

const event = 'advisory-published'

/**
 * Notifies each customer with affected machines by one mail to each of the people who look after them, and in the portal
 * those who may see the machines. The notice, its mails and its notifications share a transaction, so that a repeated job
 * continues without a gap or a duplicate.
 */
export function createNotifyAdvisoryJob(deps: NotifyDeps) {
  return async (payload: unknown): Promise<void> => {
    const { advisoryId } = jobPayloads['notify-advisory'].parse(payload)
    const advisory = (await listAdvisories(deps.db.queries)).find(({ id }) => id === advisoryId)
    if (!advisory) return
    if (deps.now().getTime() - advisory.currentReleaseDate.getTime() > maxAgeDays * dayMs) return
    const affected = await findAffected(deps, advisoryId)
    const told = await withServiceScope(deps.db, (tx) => listToldOrganisations(tx, advisoryId))
    for (const [organisationId, machines] of affected) {
      if (told.has(organisationId)) continue
      await withServiceScope(deps.db, (tx) => notifyOrganisation(tx, deps, { advisory, organisationId, machines }))
    }
  }
}

/** The affected machines of each organisation. */
async function findAffected({ db }: NotifyDeps, advisoryId: string): Promise<Map<string, NotifiedMachine[]>> {
  const products = (await listProducts(db.queries, [advisoryId])).get(advisoryId) ?? []
  const families = new Set(products.flatMap(({ family }) => family ?? []))
  const match = createMatcher(products)
  const affected = new Map<string, NotifiedMachine[]>()
  let after: string | undefined
  do {
    const page = await withServiceScope(db, (tx) => listMachinesOfFamilies(tx, [...families], after))
    for (const machine of page) {
      if (match(machine) !== 'affected') continue
      const machines = affected.get(machine.organisationId)
      if (machines) machines.push(machine)
      else affected.set(machine.organisationId, [machine])
    }
    after = page.at(-1)?.id
  } while (after !== undefined)
  return affected
}

type Notice = { advisory: AdvisoryRow; organisationId: string; machines: readonly NotifiedMachine[] }

async function notifyOrganisation(
  tx: Queries,
  { now, publicOrigin }: NotifyDeps,
  { advisory, organisationId, machines }: Notice,
): Promise<void> {
  const [advisoryId, at] = [advisory.id, now()]
  const notice = { advisoryId, organisationId, machines: machines.length, notifiedAt: at }
  if (!(await insertNotice(tx, notice))) return
  const recipients = await listRecipients(tx, organisationId)
  const ids = recipients.map(({ id }) => id)
  const choices = await listChoicesOf(tx, event, ids)
  for (const { id: personId, email, language, usesMachines } of recipients) {
    const channels = findChannels(event, 'machine-user', choices.get(personId))
    if (usesMachines && channels) {
      const { mail, push } = channels
      const notification = { event, advisoryId, organisationId, personId, mail, push, happenedAt: at } as const
      await insertJobNotification(tx, { id: randomUUIDv7(), ...notification })
    }
    const mail = await renderAdvisoryMail(
      { advisory, machines },
      { language: isLanguage(language) ? language : 'en', publicOrigin },
    )
    await queueMail(tx, { kind: 'security-advisory', toAddress: email, ...mail })
  }
}
