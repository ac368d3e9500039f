import type { AreaTexts } from '../../catalogue.ts'

export const edge: AreaTexts<'edge'> = {
  'edge.wait.title': 'Kérjük, várjon',
  'edge.wait.text':
    'Túl sok próbálkozás érkezett az Ön hálózatáról. Várjon egy percet, lépjen vissza, és próbálja újra. További próbálkozások esetén a várakozás 15 percre nő. Fiókja nincs zárolva.',
  'edge.unavailable.title': 'Mindjárt visszajövünk',
  'edge.unavailable.text': 'Dolgozunk a webhelyen. Kérjük, fél perc múlva próbálja újra.',
}
