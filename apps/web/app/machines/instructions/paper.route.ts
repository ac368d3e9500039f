import { acceptedLanguages } from '@ferrule/domain/locales/accepted-languages'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { redirect } from 'react-router'
import { toRequestPath } from '../../requests/request-path.ts'
import type { Route } from './+types/paper.route'

/** `/id/{serial}/paper`: the form for instructions on paper, with the serial number filled in. */
export function loader(args: Route.LoaderArgs) {
  return toForm(args, 302)
}

/** The status keeps method and body, so that the form receives what was sent here, and answers with the receipt. */
export function action(args: Route.ActionArgs) {
  return toForm(args, 307)
}

function toForm({ request, params: { serialNumber } }: Route.LoaderArgs | Route.ActionArgs, status: 302 | 307) {
  const [language = defaultLanguage] = acceptedLanguages(request.headers.get('Accept-Language') ?? '')
  const path = `/${language}${toRequestPath('paper', { serialNumber })}`
  return redirect(path, { status, headers: { 'Cache-Control': 'no-store' } })
}
