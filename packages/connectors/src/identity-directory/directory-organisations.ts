import { z } from 'zod'
import { type IdentityAdminClient, IdentityRefusal } from '../identity-admin/identity-admin-client.ts'

/** An organisation at the identity server. The alias is the customer number and never changes. */
export type DirectoryOrganisation = { id: string; alias: string; name: string }

export type DirectoryOrganisations = {
  /** Creates the organisation, or renames the one with this alias. Returns its id. */
  saveOrganisation: (organisation: { alias: string; name: string }) => Promise<string>
  renameOrganisation: (organisation: DirectoryOrganisation) => Promise<void>
  listAllOrganisations: () => Promise<DirectoryOrganisation[]>
  /** Organisations of a person. */
  listOrganisations: (personId: string) => Promise<DirectoryOrganisation[]>
  addMember: (organisationId: string, personId: string) => Promise<void>
  removeMember: (organisationId: string, personId: string) => Promise<void>
}

const organisations = z.array(z.object({ id: z.string(), alias: z.string(), name: z.string() }))
const entry = z.looseObject({ id: z.string() })

const pageSize = 500

export function createOrganisations(client: IdentityAdminClient): DirectoryOrganisations {
  const findOrganisation = async (alias: string) => {
    const query = new URLSearchParams({ q: `ferrule:${alias}`, exact: 'true' })
    const found = organisations.parse((await client.read(`/organizations?${query.toString()}`)) ?? [])
    return found.find((organisation) => organisation.alias === alias)
  }
  const renameOrganisation = async ({ id, alias, name }: DirectoryOrganisation) => {
    const path = `/organizations/${encodeURIComponent(id)}`
    // A PUT replaces the domains as well.
    await client.send('PUT', path, { ...entry.parse(await client.read(path)), ...contentOf({ alias, name }) })
  }
  const membersOf = (organisationId: string) => `/organizations/${encodeURIComponent(organisationId)}/members`
  return {
    renameOrganisation,
    saveOrganisation: async ({ alias, name }) => {
      const known = await findOrganisation(alias)
      if (known && known.name !== name) await renameOrganisation({ ...known, name })
      if (known) return known.id
      await client.send('POST', '/organizations', contentOf({ alias, name }))
      const created = await findOrganisation(alias)
      if (!created) throw new Error('created organisation not found')
      return created.id
    },
    listAllOrganisations: async () => {
      const all: DirectoryOrganisation[] = []
      for (let first = 0; ; first += pageSize) {
        const page = organisations.parse((await client.read(`/organizations?first=${first}&max=${pageSize}`)) ?? [])
        all.push(...page)
        if (page.length < pageSize) return all
      }
    },
    listOrganisations: async (personId) =>
      organisations.parse(
        (await client.read(`/organizations/members/${encodeURIComponent(personId)}/organizations`)) ?? [],
      ),
    addMember: (organisationId, personId) => ignoreConflict(client.send('POST', membersOf(organisationId), personId)),
    removeMember: (organisationId, personId) =>
      client.send('DELETE', `${membersOf(organisationId)}/${encodeURIComponent(personId)}`),
  }
}

/** The attribute makes the alias searchable: the search of the identity server covers names, domains and attributes. */
function contentOf({ alias, name }: { alias: string; name: string }) {
  return { alias, name, enabled: true, attributes: { ferrule: [alias] } }
}

/** A person who is a member already is what the caller wants. */
async function ignoreConflict(change: Promise<void>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!(error instanceof IdentityRefusal && error.status === 409)) throw error
  })
}
