import { loadTexts } from '@ferrule/texts/load-texts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { TextsContext } from '../frame/texts.tsx'

const frame = { portalHome: '/en/mykomax', home: '/en', locale: 'en', portalName: 'mykomax', siteName: 'Norlitz' }

/** Renders a part of a portal screen in English. */
export async function renderScreen(shown: ReactNode): Promise<string> {
  const texts = await loadTexts('en')
  const Component = () => createElement(TextsContext, { value: texts }, shown)
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({}),
      children: [{ id: 'screen', path: '*', Component, loader: () => null }],
    },
  ])
  const hydrationData = { loaderData: { root: { frame }, screen: null } }
  return renderToStaticMarkup(createElement(Stub, { initialEntries: ['/en/mykomax/user-admin'], hydrationData }))
}

/** The text of some HTML, with one space between elements. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The texts of all buttons. */
export function buttonsOf(html: string): string[] {
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) => textOf(inner))
}
