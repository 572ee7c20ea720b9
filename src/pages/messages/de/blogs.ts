/** German: see ../blogs.ts. */
import type { Translated } from '../../../platform/languages/translated.ts'
import type { blogMessages as english } from '../blogs.ts'

export const blogMessages: Translated<typeof english> = {
  title: 'Ratgeber',
  description: 'Sechs Fragen zur Webentwicklung und ihre Antworten.',
  lead: 'Häufige Fragen an die Entwickler dieses Shops, mit Antworten.',
  items: [
    {
      slug: 'improve-react-performance',
      question: 'Wie wird eine React-Anwendung schneller?',
      answer:
        'Messen Sie zuerst: Der Profiler der React-Entwicklerwerkzeuge zeigt, welche Komponenten gezeichnet werden, wie oft und warum. Die meisten langsamen Seiten zeichnen zu viel. Halten Sie den Zustand deshalb nah bei der Komponente, die ihn braucht, und teilen Sie große Komponenten auf. Umschließen Sie teure Kinder mit memo, und verwenden Sie useMemo oder useCallback nur, wo der Profiler einen Gewinn zeigt. Listen mit Hunderten von Zeilen sollten nur den sichtbaren Teil in der Seite haben. Senden Sie dann weniger Code: Laden Sie Routen erst bei Bedarf mit React.lazy und Suspense, und verzichten Sie auf Bibliotheken für eine einzige kleine Aufgabe. Geben Sie zuletzt Bildern eine feste Größe und ein modernes Format, und bewahren Sie Antworten des Servers auf, damit die Rückkehr zu einer Seite keine neue Anfrage braucht.',
    },
    {
      slug: 'ways-to-manage-state',
      question: 'Welche Wege gibt es, den Zustand einer React-Anwendung zu verwalten?',
      answer:
        'Es gibt fünf verbreitete Arten von Zustand, und jede hat ihren Platz. Lokaler Zustand, etwa ein geöffnetes Menü, gehört in useState oder useReducer einer Komponente. Brauchen zwei Geschwister denselben Wert, heben Sie ihn zum nächsten gemeinsamen Elternteil. Werte, die viele entfernte Komponenten lesen, etwa der angemeldete Benutzer oder das Farbschema, passen in einen Context. Große Modelle im Browser mit vielen Ereignissen sind in einem Store wie Redux oder Zustand leichter zu verfolgen, weil dort jede Änderung an einer Stelle vorbeikommt. Daten, die eigentlich auf dem Server liegen, verdienen eine Abfragebibliothek, die sie aufbewahrt, auffrischt und über Laden und Fehler Buch führt. Vergessen Sie die Adresszeile nicht: Filter, Seitenzahl und Sortierung in der Adresse überstehen ein Neuladen und lassen sich weitergeben.',
    },
    {
      slug: 'prototypical-inheritance',
      question: 'Wie funktioniert die prototypische Vererbung?',
      answer:
        'Jedes gewöhnliche JavaScript-Objekt hat eine verborgene Verbindung zu einem anderen Objekt, seinem Prototyp. Wird eine Eigenschaft gelesen, sucht die Laufzeit zuerst im Objekt selbst. Fehlt sie dort, folgt sie der Verbindung zum Prototyp, dann zu dessen Prototyp und so weiter, bis der Name gefunden oder null erreicht ist. So werden Methoden einmal gespeichert und von Tausenden Objekten benutzt. Die Verbindung entsteht mit Object.create, über eine Konstruktorfunktion und ihre Eigenschaft prototype oder mit dem Schlüsselwort class, das dasselbe klarer schreibt. Eine Zuweisung legt die Eigenschaft in der Regel im Objekt selbst an und verdeckt die geerbte; so kann ein Exemplar abweichen, ohne die anderen zu ändern.',
    },
    {
      slug: 'why-not-set-state-directly',
      question: 'Warum sollte man den Zustand in React nicht direkt ändern?',
      answer:
        'Angenommen, eine Komponente hat eine Liste von Produkten im Zustand, und Sie rufen darauf push auf. Die Liste im Speicher ist gewachsen, aber React weiß nichts davon: Es zeichnet nicht, und die Anzeige bleibt gleich. Auch wenn später etwas anderes das Zeichnen auslöst, vergleicht React die alte mit der neuen Referenz, findet dasselbe Objekt und überspringt vielleicht Kinder mit memo. Direkte Änderungen machen Fehler außerdem schwer auffindbar, weil frühere Darstellungen, Effekte und die Geschichte zum Rückgängigmachen alle dasselbe veränderte Objekt haben. Bilden Sie stattdessen einen neuen Wert und übergeben Sie ihn dem Setter, zum Beispiel ein neues Array mit den alten Produkten und einem weiteren. Hängt der nächste Wert vom vorigen ab, übergeben Sie dem Setter eine Funktion, damit gesammelte Änderungen der Reihe nach angewandt werden.',
    },
    {
      slug: 'search-products-by-name',
      question: 'Wie durchsucht man ein Array von Produkten nach dem Namen?',
      answer:
        'Für teilweise Treffer nehmen Sie filter. Entfernen Sie Leerzeichen am Rand der Suche, wandeln Sie sie einmal in Kleinbuchstaben um und behalten Sie jedes Produkt, dessen Name in Kleinbuchstaben den Text enthält. Eine leere Suche liefert dann alle Produkte, was ein Shop meistens will. Brauchen Sie nur den ersten genauen Treffer, hört find auf, sobald es einen hat, und gibt sonst undefined zurück. Bei mehreren Wörtern ist es freundlicher, wenn jedes irgendwo stehen darf: Teilen Sie den Text an Leerzeichen und verlangen Sie jedes Wort. Bei einigen Hundert Produkten geht das sofort. Bei vielen Tausend warten Sie nach jedem Tastendruck kurz, oder Sie lassen die Datenbank mit einem Index suchen. Bei Namen mit Akzenten normalisieren Sie vor dem Vergleich beide Seiten, damit ein einfaches e auch eines mit Akzent findet.',
    },
    {
      slug: 'what-is-a-unit-test',
      question: 'Was ist ein Unit-Test, und warum sollte man welche schreiben?',
      answer:
        'Ein Unit-Test führt ein kleines Stück Code, etwa eine Funktion für die Summe einer Bestellung, mit bekannten Eingaben aus und prüft das Ergebnis. Er braucht weder Browser noch Netz noch Datenbank, und so ist eine ganze Sammlung in Sekunden fertig. Der erste Gewinn ist die schnelle Rückmeldung: Ein Fehler fällt auf, solange Sie die Änderung noch im Kopf haben. Der zweite ist Mut, denn Sie können Code umbauen und wissen sofort, ob sein Verhalten gleich geblieben ist. Tests sind außerdem Beispiele, die neuen Kollegen zeigen, was der Code an seinen Grenzen tun soll, etwa bei einem leeren Warenkorb oder einer Menge unter der Mindestmenge. Dass die Teile zusammenarbeiten, beweisen sie nicht; halten Sie deshalb einige Integrations- und End-to-End-Tests daneben.',
    },
  ],
}
