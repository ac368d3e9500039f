import { translationTable } from '../translations.ts'

/** Product highlights: en | de | fr | zh | ja | es | pt | cs | hu | ro | sk. */
export const highlightNames = translationTable({
  changeover:
    'Ready in minutes | In Minuten bereit | Prête en quelques minutes | 几分钟即可就绪 | 数分で準備完了 | Lista en minutos | Pronta em minutos | Připraveno za pár minut | Percek alatt kész | Gata în câteva minute | Pripravené za pár minút',
  monitoring:
    'Every stroke measured | Jeder Hub gemessen | Chaque course mesurée | 每次行程均有测量 | 全ストロークを測定 | Cada carrera medida | Cada curso medido | Každý zdvih změřen | Minden löket lemérve | Fiecare cursă măsurată | Každý zdvih zmeraný',
  operation:
    'Understood at once | Sofort verstanden | Comprise tout de suite | 一看就懂 | すぐに使える操作 | Se entiende al instante | Entendida na hora | Pochopíte hned | Azonnal érthető | Înțeleasă imediat | Pochopíte hneď',
  network:
    'Part of your network | Teil Ihres Netzes | Intégrée à votre réseau | 融入您的网络 | ネットワークにつながる | Parte de su red | Parte da sua rede | Součást vaší sítě | A hálózat része | Parte din rețeaua dumneavoastră | Súčasť vašej siete',
  safety:
    'Safe without waiting | Sicher ohne Warten | Sûre sans attente | 安全且无需等待 | 待たずに安全 | Segura sin esperas | Segura sem espera | Bezpečné bez čekání | Biztonságos, várakozás nélkül | Sigură fără așteptare | Bezpečné bez čakania',
  parts:
    'Parts for fifteen years | Teile für fünfzehn Jahre | Des pièces pendant quinze ans | 备件供应十五年 | 部品供給 15 年 | Piezas durante quince años | Peças por quinze anos | Díly na patnáct let | Alkatrészek tizenöt évig | Piese timp de cincisprezece ani | Diely na pätnásť rokov',
})

export type HighlightKey = keyof typeof highlightNames

export const highlightTexts = translationTable({
  changeover:
    'Tools click into place and identify themselves; the machine loads the right values. | Werkzeuge rasten ein und melden sich selbst; die Maschine lädt die passenden Werte. | Les outils s’enclenchent et s’identifient ; la machine charge les bonnes valeurs. | 工具卡入到位并自动识别,设备随即加载正确参数。 | 工具は差し込むだけで識別され、機械が正しい値を読み込みます。 | Los útiles encajan y se identifican solos; la máquina carga los valores correctos. | As ferramentas encaixam e se identificam; a máquina carrega os valores certos. | Nástroje zacvaknou a samy se ohlásí; stroj načte správné hodnoty. | A szerszámok bepattannak és azonosítják magukat; a gép betölti a megfelelő értékeket. | Sculele se fixează și se identifică singure; mașina încarcă valorile potrivite. | Nástroje zacvaknú a samy sa ohlásia; stroj načíta správne hodnoty.',
  monitoring:
    'A sensor reads the whole curve, so a fault is found before the part leaves the machine. | Ein Sensor liest die ganze Kurve, sodass ein Fehler auffällt, bevor das Teil die Maschine verlässt. | Un capteur lit toute la courbe : un défaut est vu avant que la pièce ne sorte. | 传感器读取完整曲线,在零件离开设备前发现缺陷。 | センサーが曲線全体を読み取り、部品が出る前に不良を見つけます。 | Un sensor lee toda la curva y detecta el fallo antes de que salga la pieza. | Um sensor lê toda a curva e detecta a falha antes de a peça sair. | Senzor čte celou křivku, takže vadu odhalí dříve, než díl opustí stroj. | Egy érzékelő a teljes görbét leolvassa, így a hiba kiderül, mielőtt a darab elhagyja a gépet. | Un senzor citește întreaga curbă, astfel încât defectul apare înainte ca piesa să iasă. | Snímač číta celú krivku, takže chybu odhalí skôr, než diel opustí stroj.',
  operation:
    'The screen shows the wire, not menus; a new order is set up in four steps. | Der Bildschirm zeigt den Draht, keine Menüs; ein neuer Auftrag steht in vier Schritten. | L’écran montre le fil, pas des menus ; une commande se règle en quatre étapes. | 屏幕显示导线而非菜单,四步即可设置新订单。 | 画面に出るのはメニューではなく電線です。新しい注文は四つの手順で設定できます。 | La pantalla muestra el cable, no menús; un pedido nuevo se prepara en cuatro pasos. | A tela mostra o fio, não menus; um novo pedido fica pronto em quatro passos. | Obrazovka ukazuje vodič, ne nabídky; nová zakázka se nastaví ve čtyřech krocích. | A képernyő a vezetéket mutatja, nem menüket; az új rendelés négy lépésben beállítható. | Ecranul arată firul, nu meniuri; o comandă nouă se pregătește în patru pași. | Obrazovka ukazuje vodič, nie ponuky; nová zákazka sa nastaví v štyroch krokoch.',
  network:
    'Orders come in and results go out over an open interface, with no extra box. | Aufträge kommen und Ergebnisse gehen über eine offene Schnittstelle, ohne Zusatzgerät. | Les commandes entrent et les résultats sortent par une interface ouverte, sans boîtier. | 订单与结果通过开放接口传输,无需附加设备。 | 注文も結果も開かれたインターフェースで送受信でき、追加機器は不要です。 | Los pedidos entran y los resultados salen por una interfaz abierta, sin aparatos adicionales. | Os pedidos entram e os resultados saem por uma interface aberta, sem aparelho extra. | Zakázky přicházejí a výsledky odcházejí přes otevřené rozhraní, bez dalšího zařízení. | A rendelések és az eredmények nyílt felületen át közlekednek, külön eszköz nélkül. | Comenzile intră și rezultatele ies printr-o interfață deschisă, fără alt aparat. | Zákazky prichádzajú a výsledky odchádzajú cez otvorené rozhranie, bez ďalšieho zariadenia.',
  safety:
    'The guard opens as soon as the tool stands still, in under one second. | Die Schutzhaube öffnet, sobald das Werkzeug steht, in weniger als einer Sekunde. | Le capot s’ouvre dès l’arrêt de l’outil, en moins d’une seconde. | 工具停止后防护罩在一秒内打开。 | 工具が止まると一秒以内にカバーが開きます。 | La protección se abre en cuanto se detiene el útil, en menos de un segundo. | A proteção abre assim que a ferramenta para, em menos de um segundo. | Kryt se otevře, jakmile se nástroj zastaví, do jedné sekundy. | A védőburkolat egy másodpercen belül nyílik, amint a szerszám megáll. | Apărătoarea se deschide imediat ce scula se oprește, în mai puțin de o secundă. | Kryt sa otvorí, len čo sa nástroj zastaví, do jednej sekundy.',
  parts:
    'Wear parts stay available for fifteen years after the last machine was built. | Verschleissteile bleiben fünfzehn Jahre lang erhältlich, nachdem die letzte Maschine gebaut wurde. | Les pièces d’usure restent disponibles quinze ans après la dernière machine construite. | 最后一台设备停产后,易损件仍供应十五年。 | 最終生産から 15 年間、消耗部品を供給します。 | Las piezas de desgaste siguen disponibles quince años después de la última máquina. | As peças de desgaste ficam disponíveis por quinze anos após a última máquina. | Opotřebitelné díly jsou k dostání patnáct let po výrobě posledního stroje. | A kopó alkatrészek az utolsó gép gyártása után tizenöt évig kaphatók. | Piesele de uzură rămân disponibile cincisprezece ani după ultima mașină construită. | Opotrebiteľné diely sú dostupné pätnásť rokov po výrobe posledného stroja.',
})
