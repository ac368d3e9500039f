import { RequestForm } from '@ferrule/blocks/request-form'
import { RequestProblems } from '@ferrule/blocks/request-problems'
import { oneLine } from '@ferrule/domain/requests/form-fields'
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
import { useFormLabels } from './use-form-labels.ts'
import { useProblemLabels } from './use-problem-labels.ts'

/** A form on its own page. Forms on other pages submit to it, so it also shows their validation errors. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { pathname, search } = context.get(visitContext)
  const kind = params.form
  if (!isRequestKind(kind)) return data({ kind: undefined, pathname }, { status: 404, headers: privateNoStore })
  const about = oneLine(200).safeParse(new URLSearchParams(search).get('about')).data ?? null
  const locations = kind === 'service' ? await listContactLocations() : []
  const { REQUEST_TEAM_ADDRESS: teamAddress, RECAPTCHA_SITE_KEY } = getServices().settings
  const shown = {
    kind,
    pathname,
    about,
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

function RequestFormPage({ kind, about, locations, refused, ...shown }: RequestFormPageProps) {
  const { teamAddress, idempotencyKey, shownAt, recaptcha } = shown
  const { siteName, home } = useFrame()
  const texts = useTexts()
  const labels = useFormLabels(kind, locations)
  const problems = useProblemLabels(refused?.problems ?? [])
  const { title, lead } = useHead(kind)
  const isWrong = refused !== undefined && refused.problems.length > 0
  return (
    <>
      <title>{`${isWrong ? texts('form.error-title', { title }) : title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={title} />
      <Wrap>
        <div className={kind === 'service' ? `${classes.page} ${classes.wide}` : classes.page}>
          <div className={classes.head}>
            <h1>{title}</h1>
            <p className={classes.lead}>{lead}</p>
          </div>
          {refused && !isWrong && <RequestFailure {...{ kind, refused, labels, teamAddress }} />}
          <RequestForm
            action={`${home}/requests/${kind}`}
            labels={labels}
            about={refused?.about ?? about}
            document={refused?.document ?? null}
            idempotencyKey={idempotencyKey}
            answers={refused?.answers ?? {}}
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

function useHead(kind: RequestKind): { title: string; lead: string } {
  const texts = useTexts()
  const heads = {
    contact: { title: texts('contact.title'), lead: texts('contact.lead') },
    service: { title: texts('service-request.title'), lead: texts('service-request.lead') },
    licence: { title: texts('licence.title'), lead: texts('licence.lead') },
    feedback: { title: texts('story.feedback.title'), lead: texts('story.feedback.lead') },
    whitepaper: { title: texts('whitepaper.title'), lead: texts('whitepaper.lead') },
  }
  return heads[kind]
}
