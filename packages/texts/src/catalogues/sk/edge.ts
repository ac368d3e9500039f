import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Počkajte, prosím',
  'edge.wait.text':
    'Z vašej siete prišlo príliš veľa pokusov. Vráťte sa, prosím, späť a skúste to znova o minútu; po ďalších pokusoch to trvá štvrť hodiny. Váš účet nie je zablokovaný.',
  'edge.away.title': 'Hneď sme späť',
  'edge.away.text': 'Pracujeme na webe. Skúste to, prosím, znova o pol minúty.',
}
