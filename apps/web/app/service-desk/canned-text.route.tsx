import { languages } from '@ferrule/domain/locales/language'
import {
  cannedTextFields,
  type CannedTextField,
  type CannedTextProblem,
  findCannedTextProblems,
} from '@ferrule/domain/service-desk/canned-text'
import { data, redirect } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { readFormField } from '../http/form-fields.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/canned-text.route'
import { CannedTextForm } from './canned-text-form.tsx'
import { CannedTexts } from './canned-texts.generated.ts'
import { SaveCannedText } from './save-canned-text.generated.ts'
import { NoEntry } from './no-entry.tsx'
import { RetireCannedText } from './retire-canned-text.generated.ts'
import { RetireText } from './retire-text.tsx'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { cannedTexts } = await queryDataService(CannedTexts, {})
  const requestedLanguage = new URL(request.url).searchParams.get('language')
  return { text: cannedTexts.find(({ id }) => id === params.id), isNew: params.id === 'new', requestedLanguage }
}

/** Saves or retires the text and returns to the list, or returns the refusal; the form keeps its input. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  const read = (name: string) => readFormField(form, name)
  const values = Object.fromEntries(cannedTextFields.map((field) => [field, read(field)])) as Record<
    CannedTextField,
    string
  >
  const isRetiring = read('intent') === 'retire'
  const problems = isRetiring ? [] : findCannedTextProblems(values)
  if (problems.length > 0) return data({ problems, refusal: undefined }, { status: 422 })
  try {
    const input = { ...values, id: read('id'), version: Number(read('version')), solves: form.has('solves') }
    const refusal = isRetiring
      ? (await queryDataService(RetireCannedText, { id: read('id') })).retireCannedText.refusal
      : (await queryDataService(SaveCannedText, { input })).upsertCannedText.refusal
    if (refusal === null)
      return redirect(`/${params.locale}/mykomax/service-desk/canned-texts?language=${values.language}`)
    return data({ problems: [] as CannedTextProblem[], refusal }, { status: 409 })
  } catch {
    return data({ problems: [] as CannedTextProblem[], refusal: 'failed' }, { status: 503 })
  }
}

export { DeskUnavailable as ErrorBoundary } from './desk-unavailable.tsx'

export default function CannedTextScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { text, isNew, requestedLanguage } = loaderData
  const texts = useTexts()
  const { portalHome } = useFrame()
  const userLanguage = useUserLanguage()
  if (!text && !isNew) return <NoEntry />
  const desk = `${portalHome}/service-desk`
  const language = text?.language ?? languages.find((known) => known === requestedLanguage) ?? userLanguage
  return (
    <PortalPage
      title={text?.title ?? texts('desk.canned-add')}
      trail={[
        { label: texts('desk.title'), href: desk },
        { label: texts('desk.canned-texts'), href: `${desk}/canned-texts?language=${language}` },
      ]}
      actions={text && <RetireText id={text.id} language={text.language} />}
    >
      <Panel id="canned-text" title={texts('desk.canned')}>
        <CannedTextForm text={text} language={language} outcome={actionData} />
      </Panel>
    </PortalPage>
  )
}
