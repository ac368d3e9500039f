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
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { readAnswer } from '../request/read-answer.ts'
import { askData } from '../sign-in/ask-data.ts'
import type { Route } from './+types/canned-text.route'
import { CannedTextForm } from './canned-text-form.tsx'
import { CannedTexts } from './canned-texts.generated.ts'
import { KeepCannedText } from './keep-canned-text.generated.ts'
import { NoEntry } from './no-entry.tsx'
import { RetireCannedText } from './retire-canned-text.generated.ts'
import { RetireText } from './retire-text.tsx'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { cannedTexts } = await askData(CannedTexts, {})
  const asked = new URL(request.url).searchParams.get('language')
  return { text: cannedTexts.find(({ id }) => id === params.id), isNew: params.id === 'new', asked }
}

/** Saves or retires and goes back to the list, or says why not: what was typed is still there. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  const say = (name: string) => readAnswer(form, name)
  const answers = Object.fromEntries(cannedTextFields.map((field) => [field, say(field)])) as Record<
    CannedTextField,
    string
  >
  const isRetiring = say('intent') === 'retire'
  const problems = isRetiring ? [] : findCannedTextProblems(answers)
  if (problems.length > 0) return data({ problems, refusal: undefined }, { status: 422 })
  try {
    const input = { ...answers, id: say('id'), version: Number(say('version')) }
    const refusal = isRetiring
      ? (await askData(RetireCannedText, { id: say('id') })).retireCannedText.refusal
      : (await askData(KeepCannedText, { input })).keepCannedText.refusal
    if (refusal === null)
      return redirect(`/${params.locale}/mykomax/service-desk/canned-texts?language=${answers.language}`)
    return data({ problems: [] as CannedTextProblem[], refusal }, { status: 409 })
  } catch {
    return data({ problems: [] as CannedTextProblem[], refusal: 'failed' }, { status: 503 })
  }
}

export { DeskAway as ErrorBoundary } from './desk-away.tsx'

export default function CannedTextScreen({ loaderData: { text, isNew, asked }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const readers = useReaderLanguage()
  if (!text && !isNew) return <NoEntry />
  const desk = `${portalHome}/service-desk`
  const language = text?.language ?? languages.find((known) => known === asked) ?? readers
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
