import type { ProviderProblem } from '@ferrule/domain/company-sign-in/company-provider'
import { decideSwitch, type SwitchRefusal, toProviderAlias } from '@ferrule/domain/company-sign-in/company-sign-in'
import type { SamlProvider } from '@ferrule/domain/company-sign-in/saml-provider'
import type {
  CompanyConnectionInput,
  CompanySignInInput,
  SamlConnectionInput,
  SwitchCompanySignInInput,
} from '@ferrule/domain/company-sign-in/company-sign-in-input'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { recordEvent } from '../../audit/record-event.ts'
import { withAdministratorScope } from '../../portal-access/with-administrator-scope.ts'
import { addJob } from '../../postgres/add-job.ts'
import type { Queries } from '../../postgres/database.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import type { ChangeDeps } from '../change-access.ts'
import { listOrganisationsById } from '../managed-organisation-store.ts'
import { type AdminRefusal, runAdminChange } from '../run-admin-change.ts'
import { lockOrganisation } from '../user-facts-queries.ts'
import type { CompanySignInDeps } from './company-sign-in-deps.ts'
import {
  countVerifiedDomains,
  deleteCompanySignIn,
  findCompanySignIn,
  markConnectionChecked,
  saveConnection,
  saveSamlProvider,
  setSwitch,
} from './company-sign-in-store.ts'
import { requestCompanySync } from './request-company-sync.ts'

type Deps = ChangeDeps & { companySignIn: CompanySignInDeps }
type Outcome<Reason extends string> = Promise<Result<{ id: string }, Reason | 'not-found' | AdminRefusal>>

/** Saves a provider that answers and accepts the client. It is called before the change, so no transaction waits. */
export async function saveCompanyConnection(
  { db, now, companySignIn }: Deps,
  actor: SignedInActor,
  { idempotencyKey, organisationId, issuer, clientId, clientSecret }: CompanyConnectionInput,
): Outcome<ProviderProblem> {
  const organisation = await findAdministered(db, actor, organisationId)
  if (!organisation) return refuse('not-found')
  const redirectUri = companySignIn.redirectUriOf(toProviderAlias(organisation.number))
  const checked = await companySignIn.checkProvider(issuer, { id: clientId, secret: clientSecret, redirectUri })
  if (!checked.ok) return checked
  // Without the secret, of which the idempotency key would store a hash.
  const input = { idempotencyKey, organisationId, issuer, clientId }
  return runAdminChange(db, { actor, operation: 'save-company-connection', input }, async (tx, administrator) => {
    if (!(await lockAdministered(tx, administrator, organisationId))) return refuse('not-found')
    const sealedSecret = companySignIn.secretSealing.seal(clientSecret)
    const at = now()
    const by = administrator.personId
    await saveConnection(tx, { organisationId, provider: checked.value, clientId, sealedSecret, by, at })
    await requestCompanySync(tx, organisationId, at)
    return record(tx, administrator, { action: 'save-company-connection', organisationId, after: { issuer, clientId } })
  })
}

/** Saves a SAML provider whose metadata are complete. */
export async function saveSamlConnection(
  { db, now, companySignIn }: Deps,
  actor: SignedInActor,
  input: SamlConnectionInput,
): Outcome<ProviderProblem> {
  const { organisationId } = input
  if (!(await findAdministered(db, actor, organisationId))) return refuse('not-found')
  const read = await companySignIn.readSamlProvider(input.metadata)
  if (!read.ok) return read
  const provider = read.value
  return runAdminChange(db, { actor, operation: 'save-saml-connection', input }, async (tx, administrator) => {
    if (!(await lockAdministered(tx, administrator, organisationId))) return refuse('not-found')
    const at = now()
    await saveSamlProvider(tx, { organisationId, provider, by: administrator.personId, at })
    await requestCompanySync(tx, organisationId, at)
    const after = { issuer: provider.issuer, protocol: 'saml' }
    return record(tx, administrator, { action: 'save-company-connection', organisationId, after })
  })
}

/** Repeats the check of a saved provider, without the secret, which only the identity server has. */
export async function checkCompanyConnection(
  { db, now, companySignIn }: Deps,
  actor: SignedInActor,
  input: CompanySignInInput,
): Outcome<ProviderProblem> {
  const { organisationId } = input
  const saved = await withAdministratorScope(db, actor, async (tx, administrator) => {
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    return organisation && findCompanySignIn(tx, organisationId)
  })
  if (!saved) return refuse('not-found')
  const { issuer, samlProvider } = saved
  const checked = samlProvider
    ? await checkSamlProvider(companySignIn, samlProvider)
    : await companySignIn.checkProvider(issuer)
  return runAdminChange(db, { actor, operation: 'check-company-connection', input }, async (tx) => {
    await markConnectionChecked(tx, organisationId, { at: now(), problem: checked.ok ? null : checked.reason })
    return checked.ok ? ok({ id: organisationId }) : checked
  })
}

/** Metadata that were entered as XML cannot be read again. */
function checkSamlProvider({ readSamlProvider }: CompanySignInDeps, provider: SamlProvider) {
  return provider.metadataUrl === null ? ok(provider) : readSamlProvider(provider.metadataUrl)
}

export async function switchCompanySignIn(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  input: SwitchCompanySignInInput,
): Outcome<SwitchRefusal> {
  return runAdminChange(db, { actor, operation: 'switch-company-sign-in', input }, async (tx, administrator) => {
    const { organisationId } = input
    if (!(await lockAdministered(tx, administrator, organisationId))) return refuse('not-found')
    const saved = await findCompanySignIn(tx, organisationId)
    const verifiedDomains = await countVerifiedDomains(tx, organisationId)
    const checkProblem = saved?.checkProblem ?? null
    const decided = decideSwitch({ isSaved: saved !== undefined, verifiedDomains, checkProblem }, input)
    if (!decided.ok) return decided
    const { isEnabled, isRequired } = decided.value
    const at = now()
    await setSwitch(tx, organisationId, { enabledAt: isEnabled ? (saved?.enabledAt ?? at) : null, isRequired })
    await requestCompanySync(tx, organisationId, at)
    return record(tx, administrator, {
      action: 'switch-company-sign-in',
      organisationId,
      after: { isEnabled, isRequired },
    })
  })
}

/** People stay members. Those without a password set one by the link on the login page. */
export async function removeCompanySignIn(
  { db }: ChangeDeps,
  actor: SignedInActor,
  input: CompanySignInInput,
): Outcome<never> {
  return runAdminChange(db, { actor, operation: 'remove-company-sign-in', input }, async (tx, administrator) => {
    const { organisationId } = input
    if (!(await lockAdministered(tx, administrator, organisationId))) return refuse('not-found')
    if (!(await deleteCompanySignIn(tx, organisationId))) return refuse('not-found')
    await addJob(tx, 'sync-company-sign-in', { organisationId })
    return record(tx, administrator, { action: 'remove-company-sign-in', organisationId, after: {} })
  })
}

function findAdministered(db: ChangeDeps['db'], actor: SignedInActor, organisationId: string) {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
    return organisation
  })
}

async function lockAdministered(tx: Queries, administrator: Administrator, organisationId: string): Promise<boolean> {
  const [organisation] = await listOrganisationsById(tx, administrator, [organisationId])
  if (organisation) await lockOrganisation(tx, organisationId)
  return organisation !== undefined
}

type Change = { action: string; organisationId: string; after: Record<string, string | boolean> }

async function record(tx: Queries, { personId }: Administrator, { action, organisationId, after }: Change) {
  await recordEvent(tx, { actor: personId, action, subjectType: 'organisation', subjectId: organisationId, after })
  return ok({ id: organisationId })
}
