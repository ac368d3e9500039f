import {
  type AdvisoryState,
  advisoryStates,
  answerDueOn,
  stateOfMachine,
  stateOfMachines,
} from '@ferrule/domain/advisories/advisory-answer'
import { createMatcher, type MachineStatus } from '@ferrule/domain/advisories/match-machine'
import type { Deps } from '../graphql/request-context.ts'
import { type Scope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { listReleaseFiles, type ReleaseFile } from '../software/release-queries.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listProducts } from './advisory-store.ts'
import { listAnswers, listOwnMachines, type OwnMachine, type StoredAnswer } from './affected-machine-store.ts'
import { type AdvisoryDetails, type AdvisoryEntry, findAdvisory, readAdvisories } from './read-advisories.ts'

export type AdvisoryMachine = OwnMachine & { status: MachineStatus; state: AdvisoryState; answer: StoredAnswer | null }

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
    const own = (await listOwnAdvisories(tx, scope, now())).find((entry) => entry.trackingId === trackingId)
    return advisory && own && { advisory, own }
  })
}

/** Number of advisories that wait for an answer of the caller. */
export async function countOpenAdvisories(deps: ReadDeps, actor: SignedInActor): Promise<number> {
  return (await readOwnAdvisories(deps, actor)).filter(({ state }) => state === 'answer-needed').length
}

export async function listOwnAdvisories(tx: Queries, scope: Scope, now: Date): Promise<OwnAdvisory[]> {
  const today = now.toISOString().slice(0, 10)
  const advisories = await readAdvisories(tx)
  const advisoryIds = advisories.map(({ id }) => id)
  const products = await listProducts(tx, advisoryIds)
  const families = new Set([...products.values()].flat().flatMap(({ family }) => family ?? []))
  const machines = await listOwnMachines(tx, scope, [...families])
  const answers = await listAnswers(tx, { advisoryIds, machineIds: machines.map(({ id }) => id) })
  const answerOf = new Map(answers.map((answer) => [`${answer.advisoryId} ${answer.machineId}`, answer]))
  const releases = await listReleaseFiles(tx, [...families])
  return advisories.map((advisory): OwnAdvisory => {
    const described = products.get(advisory.id) ?? []
    const match = createMatcher(described)
    const concerned = machines
      .map((machine) => {
        const answered = { status: match(machine), answer: answerOf.get(`${advisory.id} ${machine.id}`) ?? null }
        return { ...machine, ...answered, state: stateOfMachine(answered, today) }
      })
      .filter(({ status }) => status !== 'not-affected')
    const fixes = new Map(
      described.flatMap(({ family, fixVersion: version }) =>
        family && version ? [[`${family} ${version}`, { family, version }] as const] : [],
      ),
    )
    return {
      ...advisory,
      state: stateOfMachines(concerned, today),
      dueOn: answerDueOn(advisory.initialReleaseDate.toISOString(), advisory.severity),
      machines: concerned.toSorted((one, other) => urgency(one) - urgency(other)),
      fixes: [...fixes].map(([key, fix]) => ({ ...fix, file: releases.get(key) ?? null })),
    }
  })
}

function urgency({ state }: AdvisoryMachine): number {
  return advisoryStates.indexOf(state)
}
