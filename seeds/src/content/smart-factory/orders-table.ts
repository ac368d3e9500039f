import type { Language } from '@ferrule/domain/locales/language'
import { formatValue } from '@ferrule/domain/measurement/format-value'
import { translationTable } from '../../catalogue/translations.ts'
import { table } from '../blocks/figures.ts'
import type { SeedBlockOf } from '../seed-block.ts'

const words = translationTable({
  heading:
    'Orders today | Aufträge heute | Ordres du jour | 今日订单 | 本日の注文 | Pedidos de hoy | Ordens de hoje | Dnešní zakázky | Mai rendelések | Comenzile de azi | Dnešné zákazky',
  order: 'Order | Auftrag | Ordre | 订单 | 注文 | Pedido | Ordem | Zakázka | Rendelés | Comandă | Zákazka',
  line: 'Line | Linie | Ligne | 生产线 | ライン | Línea | Linha | Linka | Gépsor | Linie | Linka',
  wires: 'Wires | Leitungen | Fils | 导线 | 電線 | Cables | Cabos | Vodiče | Vezetékek | Fire | Vodiče',
  done: 'Made | Gefertigt | Fabriqués | 已完成 | 完了 | Hechos | Feitos | Hotovo | Kész | Realizate | Hotové',
  state: 'State | Stand | État | 状态 | 状態 | Estado | Situação | Stav | Állapot | Stare | Stav',
  finished:
    'Finished | Abgeschlossen | Terminé | 已结束 | 終了 | Terminado | Concluída | Dokončeno | Befejezve | Finalizată | Dokončené',
  running:
    'Running | In Arbeit | En cours | 生产中 | 加工中 | En curso | Em produção | Probíhá | Folyamatban | În lucru | Prebieha',
  waiting:
    'Waits for terminals | Wartet auf Kontakte | Attend des contacts | 等待端子 | 端子待ち | Espera terminales | Aguarda terminais | Čeká na kontakty | Érintkezőkre vár | Așteaptă contacte | Čaká na kontakty',
  planned:
    'Planned for 14:00 | Geplant für 14:00 | Prévu à 14:00 | 计划 14:00 | 14:00 予定 | Previsto a las 14:00 | Prevista para as 14:00 | Plán 14:00 | Tervezve: 14:00 | Planificată la 14:00 | Plán 14:00',
  note: 'Demo data, invented. | Demodaten, erfunden. | Données de démonstration, fictives. | 演示数据，纯属虚构。 | デモ用の架空データです。 | Datos de demostración, inventados. | Dados de demonstração, inventados. | Ukázková data, smyšlená. | Bemutató adatok, kitaláltak. | Date demonstrative, inventate. | Ukážkové údaje, vymyslené.',
})

/** The orders of a day as Wire Flow shows them. */
export function ordersTable(language: Language): SeedBlockOf<'table'> {
  const { heading, order, line, wires, done, state, finished, running, waiting, planned, note } = words
  const row = (cells: [string, string, number, number], status: typeof state) =>
    [...cells.map((cell) => (typeof cell === 'number' ? formatValue(cell, language) : cell)), status[language]].join(
      '|',
    )
  return table(
    heading[language],
    [
      [order, line, wires, done, state].map((column) => column[language]).join('|'),
      row(['77-3118', 'Axion 56', 6000, 6000], finished),
      row(['77-3120', 'Axion 56', 12_000, 8420], running),
      row(['77-3131', 'Axion 64', 2400, 0], waiting),
      row(['77-3171', 'Axion 88', 9600, 0], planned),
    ],
    note[language],
  )
}
