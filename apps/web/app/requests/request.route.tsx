import { RequestForm } from '@ferrule/blocks/request-form'
import { RequestProblems } from '@ferrule/blocks/request-problems'
import { isRequestKind, type RequestKind, acceptsFiles } from '@ferrule/domain/requests/request'
import { FormGroup, FullWidthField } from '@ferrule/ui/form-layout'
import { Wrap } from '@ferrule/ui/wrap'
import { data, redirect } from 'react-router'
import { FormFiles } from '../files/form-files.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { NotFound } from '../frame/not-found.tsx'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../visit/contexts.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/request.route'
import { listContactLocations } from './contact-locations.server.ts'
import classes from './request.module.css'
import { FormExtras } from './form-extras.tsx'
import { RequestFailure } from './request-failure.tsx'
import { type Refused, sendForm } from './send-form.server.ts'
import { readRequestQuery } from './read-request-query.ts'
import { toRequestPath } from './request-path.ts'
import { useFormLabels } from './use-form-labels.ts'
import { useProblemLabels } from './use-problem-labels.ts'
import { useRequestHead } from './use-request-head.ts'

/** A form on its own page. Forms on other pages submit to it, so it also shows their validation errors. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { pathname, search } = context.get(visitContext)
  const kind = params.form
  if (!isRequestKind(kind)) return data({ kind: undefined, pathname }, { status: 404, headers: privateNoStore })
  const locations = kind === 'service' ? await listContactLocations() : []
  const { REQUEST_TEAM_ADDRESS: teamAddress, RECAPTCHA_SITE_KEY } = getServices().settings
  const shown = {
    kind,
    pathname,
    ...readRequestQuery(kind, search),
    locations,
    teamAddress,
    recaptcha: RECAPTCHA_SITE_KEY !== undefined,
    idempotencyKey: crypto.randomUUID(),
    shownAt: Date.now(),
  }
  return data(shown, { headers: privateNoStore })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  if (!isRequestKind(params.form)) return data(null, { status: 404, headers: privateNoStore })
  const address = request.headers.get('X-Forwarded-For') ?? ''
  const sent = await sendForm(await request.formData(), params.form, { visit, address })
  if (!('token' in sent)) return data(sent, { status: statusOf(sent), headers: privateNoStore })
  const form = visit.pathname.replace(/\/$/, '')
  const receipt = `${form.slice(0, form.lastIndexOf('/'))}/receipt/${sent.token}?sent`
  throw redirect(receipt, { status: 303, headers: privateNoStore })
}

function statusOf({ problems, reason }: Refused): number {
  if (reason === 'limited') return 429
  return problems.length > 0 || ['bot-check-failed', 'file-unusable'].includes(reason) ? 422 : 503
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, pathname } = loaderData
  return (
    <SiteFrame>
      <CriticalStyles of="request" />
      {kind ? <RequestFormPage {...loaderData} refused={actionData ?? undefined} /> : <NotFound path={pathname} />}
    </SiteFrame>
  )
}

type RequestFormPageProps = Exclude<Route.ComponentProps['loaderData'], { kind: undefined }> & {
  refused: Refused | undefined
}

function RequestFormPage({ kind, topic, about, locations, refused, ...shown }: RequestFormPageProps) {
  const { teamAddress, idempotencyKey, shownAt, recaptcha, prefilled } = shown
  const { siteName, home } = useFrame()
  const texts = useTexts()
  const labels = useFormLabels(kind, { locations, topic })
  const problems = useProblemLabels(refused?.problems ?? [])
  const { title, lead } = useRequestHead(kind, topic)
  const subject = about ?? refused?.about
  const query = topic ? { topic, ...(about ? { about } : {}) } : undefined
  const isWrong = refused !== undefined && refused.problems.length > 0
  return (
    <>
      <title>{`${isWrong ? texts('form.error-title', { title }) : title} | ${siteName}`}</title>
      <meta name="description" content={lead} />
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={kind === 'service' ? `${classes.page} ${classes.wide}` : classes.page}>
          <div className={classes.head}>
            <h1>{title}</h1>
            <p className={classes.lead}>{lead}</p>
            {subject && <p className={classes.subject}>{texts('contact.subject', { subject })}</p>}
          </div>
          {refused && !isWrong && <RequestFailure {...{ kind, refused, labels, teamAddress }} />}
          <RequestForm
            action={home + (query ? toRequestPath(kind, query) : `/requests/${kind}`)}
            labels={labels}
            about={refused?.about ?? toSubmittedSubject(topic ? title : null, about)}
            document={refused?.document ?? null}
            idempotencyKey={idempotencyKey}
            answers={refused?.answers ?? prefilled}
            problems={problems}
            summary={(id) => <RequestProblems {...{ id, labels, problems }} />}
          >
            {acceptsFiles(kind) && <Files kind={kind} />}
            <FormExtras {...{ kind, shownAt, recaptcha }} />
          </RequestForm>
        </div>
      </Wrap>
    </>
  )
}

/** The long service form has its own group for files. */
function Files({ kind }: { kind: RequestKind }) {
  const texts = useTexts()
  const files = <FormFiles form={kind} />
  if (kind !== 'service') return files
  return (
    <FormGroup id="files" title={texts('receipt.files')}>
      <FullWidthField>{files}</FullWidthField>
    </FormGroup>
  )
}

/** The team that replies reads the topic together with the subject. */
function toSubmittedSubject(topic: string | null, about: string | null): string | null {
  return [topic, about].filter(Boolean).join(': ').slice(0, 200).trim() || null
}
