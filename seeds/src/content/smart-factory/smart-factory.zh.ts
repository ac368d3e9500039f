import { keyFigures, table } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { ordersTable } from './orders-table.ts'
import { processSteps } from './process-steps.ts'

export const zh: SeedText = {
  title: '智能工厂',
  description: 'Wire Flow 从您的 ERP 接收订单，设置设备，并保存设备测得的数据。',
  blocks: [
    hero('一份订单，一根导线，一条记录。', {
      lead: 'Wire Flow 从您的 ERP 接收订单，设置设备，并保存设备测得的数据。',
      links: [['申请演示', '/requests/contact?topic=demo']],
      steps: processSteps('zh'),
    }),
    text('四个模块', [
      '**Wire Flow** 计划订单并发送到合适的生产线。',
      '**Wire Master** 管理唯一的导线、端子和密封件清单。',
      '**质量日志** 保存每次压接的压力曲线和金相照片。',
      '**设备视图** 显示每台设备的状态、计数和磨损。',
    ]),
    forceCurve('zh', {
      heading: '在第二个不良件之前停线',
      lead: '少一根单丝，曲线会下降百分之几。导线被剔除，生产线继续运行，记录说明原因。',
      links: [['阅读：读懂压力曲线的五种方法', '/stories/five-ways-to-read-a-force-curve']],
      beside: true,
    }),
    ordersTable('zh'),
    table(
      '在云端或在您的工厂',
      [
        '问题|云端|本地',
        '启用时间|2 天|3 周',
        '需要|每个工厂一个网关|一台服务器，8 核，64 GB',
        '更新|每 6 周|由您决定',
        '离线运行|8 小时|不限',
      ],
      '软件相同。以后可以迁移，包括所有订单和清单。',
    ),
    keyFigures(
      [
        ['11,400', null, '已连接设备'],
        ['9,600', '万', '每天记录的压接'],
        ['− 31', '%', '废品率，40 家工厂中位数'],
        ['1.9', '秒', '从订单到设备'],
      ],
      { footnote: '演示数据，纯属虚构。' },
    ),
    callToAction('用您自己的订单来看', '请发给我们包含 50 份订单的文件，一周后我们在生产线上演示。', [
      '申请演示',
      '/requests/contact?topic=demo',
    ]),
  ],
}
