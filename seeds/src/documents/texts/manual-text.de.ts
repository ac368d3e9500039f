import type { ManualText } from '../manual-text.ts'

export const manualTextDe: ManualText = {
  kicker: 'Betriebsanleitung',
  contents: 'Inhalt',
  labels: { danger: 'GEFAHR', warning: 'WARNUNG', caution: 'VORSICHT', notice: 'HINWEIS' },
  intervals: { daily: 'Täglich', weekly: 'Wöchentlich', monthly: 'Monatlich', yearly: 'Jährlich' },
  cover: {
    types: 'Typen',
    number: 'Dokumentnummer',
    edition: 'Ausgabe',
    original: 'Status',
    originalValue: 'Übersetzung der Originalbetriebsanleitung',
  },
  lead: ({ familyName, smallest, largest }) => `${familyName}, Typen ${smallest} bis ${largest}`,
  about: {
    title: 'Zu dieser Anleitung',
    blocks: ({ model, smallest, largest }) => [
      {
        kind: 'text',
        text: `Diese Anleitung beschreibt die Maschinen der Baureihe ${model}, von ${smallest} bis ${largest}. Sie ist Teil der Maschine. Bewahren Sie sie während der ganzen Lebensdauer griffbereit am Arbeitsplatz auf und geben Sie sie mit der Maschine weiter.`,
      },
      { kind: 'heading', text: 'Wer was lesen soll' },
      {
        kind: 'table',
        widths: [1.2, 2.4, 1.6],
        rows: [
          ['Zielgruppe', 'Aufgabe', 'Kapitel'],
          ['Bedienpersonal', 'Aufträge laden, Material wechseln, Maschine betreiben und reinigen', '1, 2, 9 bis 11'],
          ['Einrichtpersonal', 'Werkzeuge wechseln, Muster einlernen, einfache Störungen beheben', '1 bis 5, 9 bis 13'],
          ['Instandhaltung', 'Maschine aufstellen, warten und instand setzen', 'Alle'],
          ['Sicherheitsfachkraft', 'Arbeitsplatz beurteilen und Personal unterweisen', '1, 2, 7'],
        ],
      },
      { kind: 'heading', text: 'Sicherheitshinweise' },
      {
        kind: 'text',
        text: 'Hinweise stehen vor dem Schritt, den sie betreffen. Das Signalwort nennt, wie schwer die Folge ist.',
      },
      {
        kind: 'table',
        widths: [1, 3.4],
        rows: [
          ['Signalwort', 'Bedeutung'],
          ['GEFAHR', 'Tod oder schwere Verletzung ist die Folge, wenn der Hinweis missachtet wird'],
          ['WARNUNG', 'Tod oder schwere Verletzung kann die Folge sein'],
          ['VORSICHT', 'Leichte oder mittlere Verletzung kann die Folge sein'],
          ['HINWEIS', 'Maschine, Produkt oder Umgebung können Schaden nehmen'],
        ],
      },
      { kind: 'heading', text: 'Darstellung' },
      {
        kind: 'list',
        items: [
          'Nummerierte Schritte in ihrer Reihenfolge ausführen.',
          'Wörter in Anführungszeichen sind Texte am Bildschirm der Maschine.',
          'Links, rechts, vorn und hinten gelten von der Bedienseite aus.',
          'Alle Maße sind in Millimetern, wenn keine andere Einheit genannt ist.',
        ],
      },
      { kind: 'heading', text: 'Weitere Unterlagen' },
      {
        kind: 'text',
        text: 'Stromlaufplan, Pneumatikplan und Ersatzteilliste Ihrer Maschine tragen deren Seriennummer. Sie finden sie im Kundenportal bei Ihrer Maschine.',
      },
    ],
  },
  safety: {
    title: 'Sicherheit',
    blocks: ({ model, familyName }) => [
      { kind: 'heading', text: 'Bestimmungsgemäße Verwendung' },
      {
        kind: 'text',
        text: `Maschinen der Baureihe ${model} (${familyName}) verarbeiten Leitungen, Kabel und Schläuche in den Grenzen des Kapitels „Technische Daten“, in Innenräumen von Industriebetrieben und mit Werkzeugen und Teilen, die der Hersteller freigegeben hat. Zur bestimmungsgemäßen Verwendung gehört, diese Anleitung zu lesen und die Wartungsintervalle einzuhalten.`,
      },
      { kind: 'heading', text: 'Vorhersehbare Fehlanwendung' },
      {
        kind: 'list',
        items: [
          'Schutzhauben, Schalter oder Abdeckungen überbrücken, entfernen oder verändern',
          'Kabel unter Spannung, Glasfaser ohne Absaugung oder Material verarbeiten, das giftige Dämpfe abgibt',
          'Betrieb in explosionsfähiger Atmosphäre, im Freien oder auf bewegtem Untergrund',
          'Betrieb durch nicht unterwiesene Personen oder Personen unter 18 Jahren',
        ],
      },
      { kind: 'heading', text: 'Pflichten des Betreibers' },
      {
        kind: 'text',
        text: 'Der Betreiber beurteilt den Arbeitsplatz, unterweist alle Personen an der Maschine mindestens einmal im Jahr, dokumentiert die Unterweisung und stellt die Schutzausrüstung. Schutzeinrichtungen werden zu Beginn jeder Schicht geprüft. Änderungen an der Maschine brauchen die schriftliche Zustimmung des Herstellers.',
      },
      {
        kind: 'table',
        widths: [1.2, 3.2],
        rows: [
          ['Person', 'Qualifikation'],
          ['Bedienpersonal', 'An dieser Maschine unterwiesen; kennt Hinweise und Not-Halt'],
          ['Einrichtpersonal', 'Bedienpersonal mit Einrichtkurs des Herstellers'],
          ['Elektrofachkraft', 'Ausgebildet, mit Kenntnis der EN 60204-1'],
          ['Servicetechnik', 'Vom Hersteller für diese Baureihe geschult'],
        ],
      },
      { kind: 'heading', text: 'Persönliche Schutzausrüstung' },
      {
        kind: 'symbols',
        items: [
          { symbol: 'instructions', text: 'Lesen Sie diese Anleitung, bevor Sie an der Maschine arbeiten.' },
          {
            symbol: 'goggles',
            text: 'Tragen Sie eine Schutzbrille, wenn Sie Muster schneiden, Staub ausblasen oder eine Einheit öffnen.',
          },
          { symbol: 'hearing', text: 'Tragen Sie Gehörschutz, wo der Lärm der Halle 80 dB(A) übersteigt.' },
          {
            symbol: 'lockout',
            text: 'Sichern Sie den Hauptschalter mit Ihrem eigenen Schloss, bevor Sie im Inneren der Maschine arbeiten.',
          },
        ],
      },
    ],
    risks: 'Restrisiken',
    devices: ({ noise }) => [
      {
        kind: 'notice',
        level: 'danger',
        symbol: 'electricity',
        text: 'Teile im Schaltschrank stehen auch bei ausgeschaltetem Hauptschalter unter Spannung, Kondensatoren bleiben geladen. Nur Elektrofachkräfte dürfen den Schrank öffnen. Warten Sie fünf Minuten und prüfen Sie die Spannungsfreiheit.',
      },
      { kind: 'heading', text: 'Schutzeinrichtungen' },
      {
        kind: 'table',
        widths: [1.3, 3.1],
        rows: [
          ['Einrichtung', 'Wirkung'],
          ['Not-Halt', 'Hält alle Antriebe an und entlüftet; durch Drehen nach rechts entriegeln'],
          ['Haubenschalter', 'Hält die Haube zu, bis alle Achsen stehen, und verhindert dann den Start'],
          [
            'Schlüsselschalter',
            'Wählt „Automatik“, „Einrichten“ oder „Aus“; der Schlüssel bleibt beim Einrichtpersonal',
          ],
          ['Signalleuchte', 'Grün: läuft; gelb: wartet auf Sie; rot: Störung; blau: Hilfe gerufen'],
          ['Hauptschalter', 'Trennt die Maschine vom Netz; nimmt drei Schlösser auf'],
        ],
      },
      { kind: 'heading', text: 'Emissionen' },
      {
        kind: 'text',
        text: `Der A-bewertete Schalldruckpegel am Arbeitsplatz beträgt höchstens ${noise}, gemessen nach EN ISO 11202 mit einer Unsicherheit von 3 dB. Die Maschine enthält keine Quelle ionisierender Strahlung.`,
      },
      { kind: 'heading', text: 'Im Notfall' },
      {
        kind: 'steps',
        items: [
          'Not-Halt drücken.',
          'Verletzte Person befreien; vor dem gewaltsamen Öffnen einer Schutzhaube Hauptschalter und Luft ausschalten.',
          'Erste Hilfe leisten und die Notrufnummer des Werks anrufen.',
          'Maschine unverändert lassen und die Sicherheitsfachkraft informieren.',
        ],
      },
    ],
  },
  description: {
    title: 'Beschreibung der Maschine',
    intro: ({ model }) =>
      `Alle Maschinen der Baureihe ${model} haben Gestell, Antriebe und Steuerung gemeinsam. Sie unterscheiden sich in Größe, Anzahl der Stationen und Ausbringung. Das Typenschild auf der Rückseite nennt Typ, Seriennummer, Baujahr, Spannung und Gewicht.`,
    caption: ({ model }) => `Maschine der Baureihe ${model} von der Bedienseite`,
    process: 'Funktion',
    panel: [
      { kind: 'heading', text: 'Bedienfeld' },
      {
        kind: 'table',
        widths: [1.2, 3.2],
        rows: [
          ['Element', 'Funktion'],
          ['Bildschirm', 'Zeigt Auftrag, nächsten Schritt und Meldungen; mit Handschuhen bedienbar'],
          ['Start', 'Beginnt den Auftrag oder setzt ihn nach einem Halt fort'],
          ['Stopp', 'Beendet das laufende Stück und hält an'],
          ['Handrad', 'Bewegt die gewählte Achse in der Stellung „Einrichten“'],
          ['Leser', 'Meldet Sie mit Ihrem Ausweis an'],
          ['USB-Anschluss', 'Für Sicherungen durch das Einrichtpersonal; während der Produktion ausgeschaltet'],
        ],
      },
      { kind: 'heading', text: 'Zustände der Maschine' },
      {
        kind: 'table',
        widths: [1, 1, 2.4],
        rows: [
          ['Leuchte', 'Zustand', 'Was Sie tun'],
          ['Grün', 'Läuft', 'Nichts'],
          ['Gelb, blinkend', 'Wartet', 'Dem Schritt am Bildschirm folgen'],
          ['Rot', 'Störung', 'Meldung lesen, Ursache beheben, quittieren'],
          ['Blau', 'Hilfe gerufen', 'Auf das Einrichtpersonal warten oder den Ruf ergänzen'],
        ],
      },
    ],
  },
  data: {
    title: 'Technische Daten',
    intro: ({ model }) =>
      `Die Werte gelten für Maschinen der Baureihe ${model} in Grundausstattung. Die Ausbringung wurde mit einem Draht von 100 mm bei 20 °C gemessen.`,
    attribute: 'Wert',
  },
  dimensions: {
    title: 'Abmessungen und Platzbedarf',
    intro: 'Die Zeichnungen zeigen die Außenmaße ohne den Freiraum für Bedienung und Wartung.',
    caption: (name) => `${name}: Vorder- und Seitenansicht`,
    blocks: ({ weight }) => [
      { kind: 'heading', text: 'Freiraum' },
      {
        kind: 'table',
        widths: [1.4, 1, 2],
        rows: [
          ['Seite', 'Mindestens', 'Für'],
          ['Bedienseite', '1200 mm', 'Bedienung und Werkzeugwechsel'],
          ['Rückseite', '800 mm', 'Wartung und Schaltschrank'],
          ['Links und rechts', '600 mm', 'Material, Anschlüsse'],
          ['Oben', '500 mm', 'Geöffnete Haube'],
        ],
      },
      {
        kind: 'text',
        text: `Der Boden muss das Gewicht der Maschine, bis zu ${weight}, auf ihren Füßen tragen, ohne nachzugeben, und auf 3 mm je Meter eben sein.`,
      },
    ],
  },
  chapters: [
    {
      title: 'Transport und Lagerung',
      blocks: ({ weight }) => [
        {
          kind: 'notice',
          level: 'danger',
          symbol: 'crushing',
          text: 'Eine kippende oder fallende Maschine tötet. Verwenden Sie Hebezeug für mindestens das doppelte Gewicht auf dem Typenschild, heben Sie nur an den markierten Punkten und halten Sie sich nicht unter der Last auf.',
        },
        { kind: 'heading', text: 'Lieferung prüfen' },
        {
          kind: 'steps',
          items: [
            'Lieferung mit dem Lieferschein vergleichen.',
            'Stoßanzeiger an der Kiste ansehen. Ist einer rot: Schaden fotografieren und auf dem Frachtbrief vermerken.',
            'Schäden innerhalb von sieben Tagen dem Spediteur und uns melden.',
          ],
        },
        { kind: 'heading', text: 'Maschine bewegen' },
        {
          kind: 'steps',
          items: [
            'Bewegliche Teile mit den roten Transportsicherungen sperren.',
            `Mit dem Gabelstapler von vorn anheben; die Gabeln müssen bis hinten reichen. Der größte Typ wiegt ${weight}.`,
            'Im Schritttempo fahren, höchstens 200 mm über dem Boden.',
            'Maschine absetzen, Transportsicherungen entfernen und aufbewahren.',
          ],
        },
        { kind: 'heading', text: 'Lagerung' },
        {
          kind: 'table',
          widths: [1.6, 2.4],
          rows: [
            ['Bedingung', 'Wert'],
            ['Temperatur', '–10 bis 50 °C'],
            ['Relative Feuchte', '20 bis 80 %, ohne Betauung'],
            ['Dauer', 'Bis 12 Monate in der Originalverpackung; danach unseren Service anrufen'],
            ['Schutz', 'Trocken, staub- und erschütterungsfrei; Trockenmittel alle 6 Monate ersetzen'],
          ],
        },
      ],
    },
    {
      title: 'Aufstellung',
      blocks: ({ supply, air }) => [
        { kind: 'heading', text: 'Anforderungen an den Aufstellort' },
        {
          kind: 'table',
          widths: [1.6, 2.4],
          rows: [
            ['Anforderung', 'Wert'],
            ['Temperatur', '10 bis 35 °C'],
            ['Relative Feuchte', '30 bis 75 %, ohne Betauung'],
            ['Höhe', 'Bis 2000 m über Meer'],
            ['Beleuchtung', 'Mindestens 500 Lux am Arbeitsplatz'],
            ['Netz', supply],
            ['Druckluft', air === null ? 'Nicht nötig' : `${air}, ISO 8573-1 Klasse 3.4.3`],
            ['Netzwerk', 'Ethernet 100 Mbit/s, RJ45; eine Adresse'],
          ],
        },
        { kind: 'heading', text: 'Maschine aufstellen' },
        {
          kind: 'steps',
          items: [
            'Maschine mit dem Freiraum des Kapitels „Abmessungen und Platzbedarf“ aufstellen.',
            'Füße drehen, bis die Maschine auf 0,5 mm je Meter waagrecht steht, und kontern.',
            'Schutzfolie und Rostschutz mit Tuch und Isopropanol entfernen.',
            'Signalleuchte und Bildschirm nach dem Blatt im Schaltschrank montieren.',
          ],
        },
        { kind: 'heading', text: 'Strom anschließen' },
        {
          kind: 'notice',
          level: 'danger',
          symbol: 'electricity',
          text: 'Nur eine Elektrofachkraft darf die Maschine anschließen. Prüfen Sie Spannung und Frequenz auf dem Typenschild, sichern Sie die Leitung mit einem Fehlerstromschutzschalter 300 mA Typ B und schließen Sie zuerst den Schutzleiter an.',
        },
        {
          kind: 'steps',
          items: [
            'Leitung nach Stromlaufplan am Hauptschalter anschließen.',
            'Schutzleiterwiderstand messen: höchstens 0,1 Ω.',
            'Hauptschalter einschalten und bei dreiphasigem Anschluss die Drehrichtung prüfen.',
          ],
        },
        { kind: 'heading', text: 'Luft und Netzwerk anschließen' },
        {
          kind: 'steps',
          items: [
            air === null
              ? 'Die Baureihe braucht keine Druckluft; der Anschluss hinten ist nur für die Blaspistole.'
              : `Schlauch mit mindestens 10 mm Innendurchmesser anschließen und den Regler auf ${air} stellen.`,
            'Netzwerk anschließen und die Adresse unter „Einstellungen, Netzwerk“ eingeben.',
            'Seriennummer im Kundenportal anmelden, damit Software und Mitteilungen Sie erreichen.',
          ],
        },
      ],
    },
    {
      title: 'Inbetriebnahme',
      blocks: () => [
        {
          kind: 'text',
          text: 'Die erste Inbetriebnahme übernimmt die Servicetechnik des Herstellers oder eine von uns geschulte Person. Halten Sie jede Prüfung im Inbetriebnahmeprotokoll fest.',
        },
        {
          kind: 'steps',
          items: [
            'Prüfen, dass alle Transportsicherungen entfernt sind.',
            'Prüfen, dass Hauben, Abdeckungen und Türen geschlossen sind.',
            'Hauptschalter einschalten; die Steuerung startet innerhalb von 60 Sekunden.',
            'Not-Halt drücken und entriegeln; der Bildschirm muss „Not-Halt“ zeigen, keine Achse darf sich bewegen.',
            'Haube öffnen; der Startknopf darf keine Wirkung haben.',
            'Alle Achsen in der Stellung „Einrichten“ referenzieren.',
            'Selbsttest unter „Service“ ausführen. Jede Zeile muss grün sein.',
            'Musterauftrag laden und zehn Stück fertigen.',
            'Stücke messen und Werte ins Protokoll eintragen.',
            'Bedien- und Einrichtpersonal unterweisen; alle unterschreiben das Protokoll.',
          ],
        },
        { kind: 'heading', text: 'Inbetriebnahmeprotokoll' },
        {
          kind: 'table',
          widths: [2.6, 1, 1],
          rows: [
            ['Prüfung', 'Ergebnis', 'Visum'],
            ['Waagrechte Aufstellung', '', ''],
            ['Schutzleiterwiderstand', '', ''],
            ['Not-Halt', '', ''],
            ['Haubenschalter', '', ''],
            ['Signalleuchte und Hupe', '', ''],
            ['Selbsttest', '', ''],
            ['Musterauftrag in Toleranz', '', ''],
            ['Unterweisung des Personals', '', ''],
          ],
        },
        {
          kind: 'text',
          text: 'Bewahren Sie das Protokoll in der Maschinenakte auf und senden Sie eine Kopie an unseren Service.',
        },
      ],
    },
    {
      title: 'Betrieb',
      blocks: () => [
        { kind: 'heading', text: 'Einschalten und anmelden' },
        {
          kind: 'steps',
          items: [
            'Prüfen, dass die Schutzhauben geschlossen sind und kein Werkzeug in der Maschine liegt.',
            'Hauptschalter und Luft einschalten.',
            'Ausweis an den Leser halten. Der Bildschirm zeigt Ihre Aufträge.',
          ],
        },
        { kind: 'heading', text: 'Auftrag vorbereiten' },
        {
          kind: 'steps',
          items: [
            'Auftrag antippen oder seinen Code scannen.',
            'Material scannen. Die Maschine vergleicht es mit dem Auftrag und meldet falsches Material.',
            'Den Schritten des Umrüstens am Bildschirm folgen.',
            'Muster fertigen und die angezeigten Werte messen.',
            'Werte eingeben. Die Maschine gibt den Auftrag frei, wenn sie in der Toleranz liegen.',
          ],
        },
        { kind: 'heading', text: 'Produzieren' },
        {
          kind: 'steps',
          items: [
            '„Start“ drücken. Der Zähler zeigt gute und ausgesonderte Stücke.',
            'Bündel aus der Ablage nehmen, wenn die Leuchte gelb blinkt.',
            'Material rechtzeitig nachfüllen; der Bildschirm zeigt die verbleibenden Minuten.',
            'Ein Stück im Intervall prüfen, das der Auftrag verlangt.',
          ],
        },
        {
          kind: 'notice',
          level: 'caution',
          symbol: 'general',
          text: 'Stücke und Abfall haben scharfe Enden. Tragen Sie Handschuhe, wenn Sie Bündel entnehmen und die Abfallschublade leeren.',
        },
        { kind: 'heading', text: 'Anhalten und ausschalten' },
        {
          kind: 'steps',
          items: [
            '„Stopp“ drücken. Die Maschine beendet das Stück.',
            'Auftrag am Bildschirm abschließen oder unterbrechen; Zähler und Kurven werden gespeichert.',
            'Abfall entfernen und den Arbeitsbereich reinigen.',
            'Abmelden, Hauptschalter und Luft ausschalten.',
          ],
        },
      ],
    },
  ],
  changeover: {
    title: 'Umrüsten',
    intro: ({ model }) =>
      `Die ${model} führt Sie am Bildschirm durch das Umrüsten. Werkzeuge melden sich mit einem Chip; ein Werkzeug, das nicht zum Auftrag passt, weist die Maschine ab. Die folgenden Abschnitte beschreiben dieselben Schritte für jede Einheit.`,
  },
  quality: {
    title: 'Muster und Qualitätsnachweise',
    blocks: [
      {
        kind: 'text',
        text: 'Jeder Auftrag beginnt mit einem Muster. Die Maschine speichert die Werte mit Zeit, Person, Werkzeug und Charge des Materials.',
      },
      { kind: 'heading', text: 'Wann ein Muster nötig ist' },
      {
        kind: 'list',
        items: [
          'Zu Beginn eines Auftrags und einer Schicht',
          'Nach jedem Wechsel von Werkzeug, Material oder Charge',
          'Nach jeder Störung, die den Prozess betraf',
          'Im Intervall, das mit dem Kunden vereinbart ist',
        ],
      },
      { kind: 'heading', text: 'Messmittel' },
      {
        kind: 'table',
        widths: [1.4, 1.6, 1.2],
        rows: [
          ['Wert', 'Messmittel', 'Auflösung'],
          ['Länge', 'Stahlmaßstab oder Längenlehre', '0,5 mm'],
          ['Abisolierlänge', 'Messschieber oder Messlupe', '0,1 mm'],
          ['Crimphöhe', 'Messschraube mit Spitze und Schneide', '0,001 mm'],
          ['Auszugskraft', 'Zugprüfgerät', '0,1 N'],
          ['Oberfläche', 'Lupe, 10-fach', '–'],
        ],
      },
      { kind: 'heading', text: 'Nachweise' },
      {
        kind: 'text',
        text: 'Nachweise bleiben 90 Tage auf der Maschine und gehen sofort an die Produktionssoftware. Exportieren Sie sie unter „Qualität, Nachweise“ als CSV oder PDF. Ein Nachweis lässt sich nachträglich nicht ändern; Korrekturen werden mit Name und Grund ergänzt.',
      },
    ],
  },
  maintenance: {
    title: 'Wartung',
    intro: [
      {
        kind: 'notice',
        level: 'warning',
        symbol: 'lockout',
        text: 'Schalten Sie vor der Wartung Hauptschalter und Luft aus, sichern Sie beide mit Ihrem Schloss und prüfen Sie, dass sich nichts bewegt. Entfernen Sie das Schloss selbst, wenn die Arbeit beendet ist.',
      },
      {
        kind: 'text',
        text: 'Die Steuerung zählt Stunden und Zyklen und erinnert an jede Arbeit. Bestätigen Sie die Arbeit am Bildschirm; Name und Zeit werden gespeichert. Die Intervalle gelten für eine Schicht am Tag.',
      },
    ],
    head: ['Intervall', 'Einheit', 'Arbeit'],
    whole: 'Ganze Maschine',
    common: [
      ['daily', 'Arbeitsbereich reinigen; keine Druckluft auf Lager und Bildschirme'],
      ['daily', 'Haubenschalter und Not-Halt prüfen'],
      ['weekly', 'Filtermatten des Schaltschranks reinigen'],
      ['monthly', 'Kabel, Schläuche und Anschlüsse auf Verschleiß prüfen'],
      ['yearly', 'Inspektion durch unseren Service mit Prüfung aller Schutzeinrichtungen'],
      ['yearly', 'Aufträge und Einstellungen sichern'],
    ],
  },
  faults: {
    title: 'Störungen beheben',
    intro:
      'Der Bildschirm nennt jede Störung mit Nummer, Ort und Abhilfe. Tritt eine Störung dreimal in einer Schicht auf, rufen Sie das Einrichtpersonal. Die Tabelle nennt Störungen, die Sie selbst beheben können.',
    head: ['Symptom', 'Ursache', 'Abhilfe'],
    common: [
      [
        'Nach dem Einschalten geschieht nichts',
        'Keine Netzspannung',
        'Sicherung und Stecker prüfen; Elektrofachkraft rufen',
      ],
      ['„Not-Halt“ bleibt am Bildschirm', 'Taster noch gedrückt', 'Taster entriegeln und quittieren'],
      [
        '„Haube offen“, obwohl sie geschlossen ist',
        'Schalter verschmutzt oder verschoben',
        'Schalter reinigen; Einrichtpersonal rufen',
      ],
      [
        'Aufträge kommen nicht an',
        'Netzwerk unterbrochen',
        'Kabel prüfen; bis dahin mit gespeicherten Aufträgen arbeiten',
      ],
      [
        'Bildschirm reagiert nicht',
        'Handschuh zu dick oder Bildschirm nass',
        'Bildschirm trocknen; mit dem Taster darunter neu starten',
      ],
    ],
  },
  software: {
    title: 'Software, Daten und Fernservice',
    blocks: ({ model }) => [
      {
        kind: 'text',
        text: `Neue Versionen der Steuerungssoftware für die Baureihe ${model} stehen im Kundenportal unter „Downloads“, mit Versionshinweisen und Prüfsumme. Ein Update dauert etwa 25 Minuten und braucht einen Neustart.`,
      },
      { kind: 'heading', text: 'Update' },
      {
        kind: 'steps',
        items: [
          'Auf einem USB-Stick oder dem Server sichern.',
          'Prüfsumme der Datei mit dem Portal vergleichen.',
          'Update unter „Service, Software“ starten und die Maschine eingeschaltet lassen.',
          'Nach dem Neustart ein Muster fertigen und mit dem letzten Nachweis vergleichen.',
        ],
      },
      { kind: 'heading', text: 'Sicherung' },
      {
        kind: 'text',
        text: 'Eine Sicherung enthält Leitungslisten, Werkzeuge, gelernte Kurven, Einstellungen und Personen ohne ihre Ausweise. Spielen Sie sie nur auf eine Maschine desselben Typs zurück.',
      },
      { kind: 'heading', text: 'Fernservice' },
      {
        kind: 'text',
        text: 'Unser Service sieht Ihre Maschine erst, wenn Sie es am Bildschirm erlaubt haben. Die Verbindung ist verschlüsselt, endet nach 60 Minuten und wird mit allen Handlungen aufgezeichnet.',
      },
      { kind: 'heading', text: 'IT-Sicherheit' },
      {
        kind: 'list',
        items: [
          'Maschine an ein eigenes Netz anschließen, das eine Firewall vom Büro trennt.',
          'Einrichtpasswort bei der Inbetriebnahme ändern.',
          'Sicherheitsupdates innerhalb von 30 Tagen nach ihrer Mitteilung einspielen.',
          'Ausweise ausgetretener Personen löschen.',
        ],
      },
    ],
  },
  parts: {
    title: 'Ersatz- und Verschleißteile',
    intro:
      'Verwenden Sie nur Originalteile; andere können die Kraftkurve verändern und die Gewährleistung beenden. Verschleißteile bleiben fünfzehn Jahre lang erhältlich, nachdem die letzte Maschine der Baureihe gebaut wurde.',
    head: ['Artikelnummer', 'Teil'],
    closing:
      'Bestellen Sie im Kundenportal: Maschine wählen, Teil in der Zeichnung antippen und Bestellung senden. Nennen Sie am Telefon die Seriennummer.',
  },
  disposal: {
    title: 'Außerbetriebnahme und Entsorgung',
    blocks: ({ model }) => [
      { kind: 'heading', text: 'Maschine außer Betrieb nehmen' },
      {
        kind: 'steps',
        items: [
          'Alle Aufträge abschließen und sichern.',
          'Aufträge, Personen und Nachweise unter „Service, Übergabe“ löschen.',
          'Hauptschalter und Luft ausschalten; warten, bis das Manometer null zeigt.',
          'Maschine durch eine Elektrofachkraft abklemmen lassen.',
          'Bewegliche Teile mit den Transportsicherungen sperren.',
        ],
      },
      { kind: 'heading', text: 'Weitergeben oder zurückgeben' },
      {
        kind: 'text',
        text: `Eine ${model} lässt sich überholen. Verlangen Sie ein Angebot, bevor Sie sie entsorgen. Verkaufen Sie die Maschine, geben Sie diese Anleitung mit und übertragen Sie die Maschine im Kundenportal auf die neue Firma.`,
      },
      { kind: 'heading', text: 'Entsorgung' },
      {
        kind: 'table',
        widths: [1.6, 2.6],
        rows: [
          ['Material', 'Entsorgung'],
          ['Stahl und Aluminium von Gestell und Hauben', 'Altmetall'],
          ['Kupfer in Kabeln und Motoren', 'Altmetall'],
          ['Platinen, Bildschirm, Sensoren', 'Elektroschrott, Richtlinie 2012/19/EU'],
          ['Batterie der Steuerung', 'Batteriesammlung, Verordnung (EU) 2023/1542'],
          ['Fett, Öl, Lösemittel', 'Sonderabfall'],
          ['Kunststoffhauben', 'Wiederverwertung nach der Kennzeichnung am Teil'],
        ],
      },
    ],
  },
  service: {
    title: 'Service',
    blocks: ({ model }) => [
      {
        kind: 'text',
        text: `Halten Sie Typ und Seriennummer Ihrer ${model} bereit. Beides steht auf dem Typenschild und am Bildschirm unter „Service“.`,
      },
      {
        kind: 'table',
        widths: [1.2, 2.8],
        rows: [
          ['Weg', 'Adresse'],
          ['Kundenportal', 'Tickets, Teile, Unterlagen und Software Ihrer Maschinen, jederzeit'],
          ['Telefon', '+41 41 555 01 00, Montag bis Freitag von 7 bis 18 Uhr (MEZ)'],
          ['E-Mail', 'wolhusen@norlitz.example'],
          ['Post', 'Norlitz AG, Bahnhofstrasse 12, 6110 Wolhusen, Schweiz'],
        ],
      },
      { kind: 'heading', text: 'Vor dem Anruf' },
      {
        kind: 'list',
        items: [
          'Nummer der Meldung und letzte Schritte notieren.',
          'Stück und Bildschirm fotografieren.',
          'Diagnosedatei unter „Service, Diagnose“ sichern.',
        ],
      },
      { kind: 'heading', text: 'Schulung' },
      {
        kind: 'text',
        text: 'Kurse für Bedien-, Einricht- und Wartungspersonal finden in unseren Schulungszentren und in Ihrem Werk statt. Termine und Inhalte stehen auf unserer Website unter „Services“.',
      },
    ],
  },
}
