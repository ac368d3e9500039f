import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Počkajte, prosím',
  'edge.wait.text':
    'Z vašej siete prišlo príliš veľa pokusov. Počkajte minútu, vráťte sa späť a skúste to znova. Pri ďalších pokusoch sa čakanie predĺži na 15 minút. Váš účet nie je zablokovaný.',
  'edge.unavailable.title': 'Hneď sme späť',
  'edge.unavailable.text': 'Pracujeme na webe. Skúste to, prosím, znova o pol minúty.',
}
