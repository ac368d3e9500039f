import {
  type AdvisoryState,
  advisoryStates,
  answerDueOn,
  stateOfMachines,
} from '@ferrule/domain/advisories/advisory-answer'
import type { Deps } from '../graphql/request-context.ts'
import { markRecordRead } from '../notifications/mark-record-read.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { listReleaseFiles, type ReleaseFile } from '../software/release-queries.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { type AdvisoryMachine, matchOwnMachines } from './match-own-machines.ts'
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
    const own = (await listOwnAdvisories(tx, scope, now())).find((entry) => entry.trackingId === trackingId)
    return advisory && own && { advisory, own }
  })
}

/** Number of advisories that wait for an answer of the caller. The overview of the portal reads it each time. */
export async function countOpenAdvisories({ db, now }: ReadDeps, actor: SignedInActor): Promise<number> {
  const today = toDay(now())
  const matched = await withUserScope(db, actor, (tx, scope) => matchOwnMachines(tx, scope, { today }))
  return matched.filter(({ machines }) => stateOfMachines(machines, today) === 'answer-needed').length
}

export async function listOwnAdvisories(tx: Queries, scope: Scope, now: Date): Promise<OwnAdvisory[]> {
  const today = toDay(now)
  const matched = await matchOwnMachines(tx, scope, { today })
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
      machines: machines.toSorted((one, other) => urgency(one) - urgency(other)),
      fixes: [...fixes].map(([key, fix]) => ({ ...fix, file: releases.get(key) ?? null })),
    }
  })
}

const toDay = (time: Date) => time.toISOString().slice(0, 10)

function urgency({ state }: AdvisoryMachine): number {
  return advisoryStates.indexOf(state)
}
