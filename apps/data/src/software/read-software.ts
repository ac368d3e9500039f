import { compareVersions, findUpdate } from '@ferrule/domain/software/version'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countInstalled, listInstalled, listReleases, type ReleaseView } from './release-store.ts'

export type InstalledMachine = {
  serialNumber: string
  model: string
  assetName: string
  plantId: string
  plantName: string
  softwareVersion: string
  versionsBehind: number
}

export type SoftwareFamily = { family: string; releases: ReleaseView[]; machines: InstalledMachine[] }

/** Software for the caller's machines: newest version first, machines furthest behind first. */
export async function readSoftware(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  language: string,
): Promise<SoftwareFamily[]> {
  return withUserScope(db, actor, async (tx, scope) => {
    const installed = Map.groupBy(await listInstalled(tx, scope), ({ family }) => family)
    // Customers with more machines than the list still get the software of all of them.
    const families = new Set((await countInstalled(tx, scope)).map(({ family }) => family))
    const released = Map.groupBy(await listReleases(tx, [...families], language), ({ family }) => family)
    return [...released].map(([family, releases]) => ({
      family,
      releases: releases.toSorted((one, other) => compareVersions(other.version, one.version)),
      machines: (installed.get(family) ?? [])
        .map(({ family: _family, ...machine }) => ({
          ...machine,
          versionsBehind: findUpdate(machine.softwareVersion, releases)?.versionsBehind ?? 0,
        }))
        .toSorted((one, other) => other.versionsBehind - one.versionsBehind),
    }))
  })
}
