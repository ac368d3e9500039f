import { formatValue } from '@ferrule/domain/measurement/format-value'
import type { Language } from '@ferrule/domain/locales/language'
import { translationTable } from '../../catalogue/translations.ts'

const words = translationTable({
  order:
    'Order 77-3171 | Auftrag 77-3171 | Ordre 77-3171 | 订单 77-3171 | 注文 77-3171 | Pedido 77-3171 | Ordem 77-3171 | Zakázka 77-3171 | 77-3171 rendelés | Comanda 77-3171 | Zákazka 77-3171',
  cut: 'Cut | Schneiden | Couper | 裁线 | 切断 | Cortar | Cortar | Řezání | Vágás | Tăiere | Rezanie',
  crimp:
    'Crimp | Crimpen | Sertir | 压接 | 圧着 | Crimpar | Crimpar | Krimpování | Krimpelés | Sertizare | Krimpovanie',
  twist:
    'Twist | Verdrillen | Torsader | 绞合 | ツイスト | Trenzar | Torcer | Zkrucování | Sodrás | Torsadare | Skrúcanie',
  test: 'Test | Prüfen | Tester | 测试 | 検査 | Comprobar | Testar | Testování | Vizsgálat | Testare | Testovanie',
  points:
    '128 points | 128 Punkte | 128 points | 128 点 | 128点 | 128 puntos | 128 pontos | 128 bodů | 128 pont | 128 puncte | 128 bodov',
  log: 'Log | Eintrag | Journal | 记录 | 記録 | Registro | Registro | Záznam | Napló | Jurnal | Záznam',
  years: '15 years | 15 Jahre | 15 ans | 15 年 | 15年 | 15 años | 15 anos | 15 let | 15 év | 15 ani | 15 rokov',
})

/** The way of one order through the plant, with the value of each station. */
export function processSteps(language: Language): [title: string, note: string][] {
  const number = (value: number) => formatValue(value, language)
  return [
    ['ERP', words.order[language]],
    [words.cut[language], `${number(1240)} mm`],
    [words.crimp[language], `${number(19.2)} kN`],
    [words.twist[language], '21 mm'],
    [words.test[language], words.points[language]],
    [words.log[language], words.years[language]],
  ]
}
