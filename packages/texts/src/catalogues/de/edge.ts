import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Bitte warten',
  'edge.wait.text':
    'Aus Ihrem Netz kamen zu viele Versuche. Bitte gehen Sie zurück und versuchen Sie es in einer Minute noch einmal; nach weiteren dauert es eine Viertelstunde. Ihr Konto ist nicht gesperrt.',
  'edge.away.title': 'Gleich wieder da',
  'edge.away.text': 'Wir arbeiten an der Website. Bitte versuchen Sie es in einer halben Minute noch einmal.',
}
