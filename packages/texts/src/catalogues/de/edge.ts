import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Bitte warten',
  'edge.wait.text':
    'Aus Ihrem Netzwerk kamen zu viele Versuche. Bitte warten Sie eine Minute, gehen Sie zurück und versuchen Sie es noch einmal. Bei weiteren Versuchen verlängert sich die Wartezeit auf 15 Minuten. Ihr Konto ist nicht gesperrt.',
  'edge.unavailable.title': 'Gleich wieder da',
  'edge.unavailable.text': 'Wir arbeiten an der Website. Bitte versuchen Sie es in einer halben Minute noch einmal.',
}
