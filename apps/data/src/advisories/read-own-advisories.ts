import { type AdvisoryState, answerDueOn, stateOfMachines } from '@ferrule/domain/advisories/advisory-answer'
import type { Deps } from '../graphql/request-context.ts'
import { markRecordRead } from '../notifications/mark-record-read.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { listReleaseFiles, type ReleaseFile } from '../software/release-queries.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AdvisoryMachine, inUrgency, type MatchedAdvisory } from './concerned-machines.ts'
import { matchOneAdvisory } from './match-all-machines.ts'
import { matchOwnMachines } from './match-own-machines.ts'
import { type AdvisoryDetails, type AdvisoryEntry, findAdvisory, toProductNames } from './read-advisories.ts'

export type OwnAdvisory = AdvisoryEntry & {
  state: AdvisoryState
  dueOn: string
  /** Without machines that are not affected; the most urgent ones first. */
  machines: AdvisoryMachine[]
  fixes: { family: string; version: string; file: ReleaseFile | null }[]
}

type ReadDeps = Pick<Deps, 'db' | 'now'>

/** Every advisory with the caller's machines that it concerns. */
export async function readOwnAdvisories({ db, now }: ReadDeps, actor: SignedInActor): Promise<OwnAdvisory[]> {
  return withUserScope(db, actor, (tx, scope) => listOwnAdvisories(tx, scope, now()))
}

/** One advisory with its whole text; undefined for an unknown one and for a draft. */
export async function findOwnAdvisory(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  trackingId: string,
): Promise<{ advisory: AdvisoryDetails; own: OwnAdvisory } | undefined> {
  return withUserScope(db, actor, async (tx, scope) => {
    const advisory = await findAdvisory(tx, trackingId)
    if (advisory) {
      const record = { column: 'advisoryId', id: advisory.id } as const
      await markRecordRead(tx, { personId: scope.personId, record, at: now() })
    }
    const today = toDay(now())
    const matched = await matchOneAdvisory(tx, scope, { trackingId, today })
    const [own] = matched ? await withFixes(tx, [matched], today) : []
    return advisory && own && { advisory, own }
  })
}

/** Number of advisories that wait for an answer of the caller. The overview of the portal reads it each time. */
export async function countOpenAdvisories({ db, now }: ReadDeps, actor: SignedInActor): Promise<number> {
  const today = toDay(now())
  const matched = await withUserScope(db, actor, (tx, scope) => matchOwnMachines(tx, scope, { today }))
  return matched.filter(({ machines }) => stateOfMachines(machines, today) === 'answer-needed').length
}

async function listOwnAdvisories(tx: Queries, scope: Scope, now: Date): Promise<OwnAdvisory[]> {
  const today = toDay(now)
  return withFixes(tx, await matchOwnMachines(tx, scope, { today }), today)
}

/** Adds the state for the customer and the versions with the fix. */
async function withFixes(tx: Queries, matched: readonly MatchedAdvisory[], today: string): Promise<OwnAdvisory[]> {
  const families = new Set(matched.flatMap(({ products }) => products.flatMap(({ family }) => family ?? [])))
  const releases = await listReleaseFiles(tx, [...families])
  return matched.map(({ advisory, products, machines }): OwnAdvisory => {
    const fixes = new Map(
      products.flatMap(({ family, fixVersion: version }) =>
        family && version ? [[`${family} ${version}`, { family, version }] as const] : [],
      ),
    )
    return {
      ...advisory,
      products: toProductNames(products),
      state: stateOfMachines(machines, today),
      dueOn: answerDueOn(advisory.initialReleaseDate.toISOString(), advisory.severity),
      machines: inUrgency(machines),
      fixes: [...fixes].map(([key, fix]) => ({ ...fix, file: releases.get(key) ?? null })),
    }
  })
}

const toDay = (time: Date) => time.toISOString().slice(0, 10)
