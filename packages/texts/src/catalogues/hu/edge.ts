import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Kérjük, várjon',
  'edge.wait.text':
    'Túl sok próbálkozás érkezett az Ön hálózatáról. Kérjük, lépjen vissza, és egy perc múlva próbálja újra; további próbálkozások után negyed órát kell várni. Fiókja nincs zárolva.',
  'edge.away.title': 'Mindjárt visszajövünk',
  'edge.away.text': 'Dolgozunk a webhelyen. Kérjük, fél perc múlva próbálja újra.',
}
