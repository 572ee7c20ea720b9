/** Six questions and answers on general web development topics. Source: specification, point 2; the shopkeeper may write others. */
export const blogMessages = {
  title: 'Blogs',
  description: 'Six questions on web development, and their answers.',
  lead: 'Frequently asked questions for the developers of this shop, with answers.',
  items: [
    {
      slug: 'improve-react-performance',
      question: 'How can you improve the performance of a React application?',
      answer:
        'Measure first: the profiler in the React developer tools shows which components render, how often and why. Most slow screens render too much, so keep state close to the component that uses it and split large components apart. Wrap costly children in memo, and use useMemo or useCallback only where the profiler shows a benefit. Lists of hundreds of rows should be windowed, so that only the visible part exists in the page. Next, send less code: load routes lazily with React.lazy and Suspense, and drop libraries that do one small job. Finally, give images a fixed size, serve them in a modern format, and cache responses from the server so that returning to a page needs no new request.',
    },
    {
      slug: 'ways-to-manage-state',
      question: 'What are the different ways to manage state in a React application?',
      answer:
        'There are five common kinds of state, and each has a natural home. Local state, such as an open menu, belongs in useState or useReducer inside one component. When two siblings need the same value, lift it to their nearest parent. Values that many distant components read, such as the signed-in user or the theme, fit in a context. Large client-side models with many events are easier to follow in a store like Redux or Zustand, where every change passes through one place. Data that really lives on the server deserves a query library, which caches it, refreshes it and tracks loading and errors. Do not forget the address bar: filters, page numbers and sort order kept in the URL survive a reload and can be shared.',
    },
    {
      slug: 'prototypical-inheritance',
      question: 'How does prototypical inheritance work?',
      answer:
        'Every ordinary JavaScript object holds a hidden link to another object, called its prototype. When you read a property, the engine looks at the object itself first. If the property is missing, it follows the link to the prototype, then to the prototype of that object, and so on until it finds the name or reaches null. Methods can therefore be stored once and shared by thousands of objects. You can set the link with Object.create, through a constructor function and its prototype property, or with the class keyword, which is a clearer way to write the same thing. Assigning a property normally creates it on the object itself and hides the inherited one, so one instance can differ without changing the others.',
    },
    {
      slug: 'why-not-set-state-directly',
      question: 'Why should you not set state directly in React?',
      answer:
        'Suppose a component holds a list of products in state and you call push on that list. The list in memory has grown, but React was never told, so it schedules no render and the screen stays as it was. Even if something else triggers a render later, React compares the old and the new reference, finds the same object, and may skip memoized children. Direct changes also make bugs hard to trace, because earlier renders, effects and undo history all share the altered object. Instead, build a new value and pass it to the setter, for example a new array that spreads the old products and adds one. When the next value depends on the previous one, pass a function to the setter, so that batched updates are applied in order.',
    },
    {
      slug: 'search-products-by-name',
      question: 'You have an array of products. How would you search it by name?',
      answer:
        'For a partial match, use filter. Trim the search text, convert it to lower case once, and keep each product whose lower-cased name includes that text. An empty search then returns every product, which is usually what a shop wants. If you need only the first exact match, find stops as soon as it succeeds and returns undefined when there is none. Typing several words is friendlier when each word may occur anywhere, so split the text on spaces and require every word to be present. With a few hundred products this is instant. With many thousands, wait briefly after each key press before filtering, or let the database search with an index. For names with accents, normalize both sides before comparing, so that a plain e also finds an accented one.',
    },
    {
      slug: 'what-is-a-unit-test',
      question: 'What is a unit test, and why should you write unit tests?',
      answer:
        'A unit test runs one small piece of code, such as a function that works out an order total, with known input and checks the result. It needs no browser, network or database, so a whole suite finishes in seconds. The first benefit is quick feedback: a mistake shows up while you still remember the change. The second is confidence, because you can reorganize code and know at once whether its behavior stayed the same. Tests also serve as examples that show a new colleague what the code is meant to do at its limits, such as an empty cart or a quantity below the minimum. They do not prove that the parts work together, so keep a few integration and end-to-end tests beside them.',
    },
  ],
} as const
