/* Before anything else, in words every browser knows: can this one run Python? If not, a sentence says so. */
(function () {
  var script = document.currentScript;
  var modules = false;
  try {
    var options = {};
    Object.defineProperty(options, "type", {
      get: function () {
        modules = true;
        return "module";
      },
    });
    new Worker(script.src, options).terminate(); // never runs
  } catch (error) {
    void error; // it has looked at the type by now, or it does not know modules
  }
  var able = modules && typeof WebAssembly === "object" && typeof indexedDB === "object" && "noModule" in script;
  if (able) {
    var main = document.createElement("script");
    main.type = "module";
    main.src = script.getAttribute("data-main");
    document.head.appendChild(main);
    return;
  }
  document.addEventListener("DOMContentLoaded", function () {
    var app = document.getElementById("app");
    [
      ["en", "This browser cannot run the games. Update it, or use a recent Chrome, Edge, Firefox or Safari."],
      [
        "de",
        "Dieser Browser kann die Spiele nicht ausführen. Aktualisiere ihn, oder nimm ein neues Chrome, Edge, Firefox oder Safari.",
      ],
    ].forEach(function (said) {
      var line = document.createElement("p");
      line.lang = said[0];
      line.style.cssText = "font: 20px/1.4 sans-serif; max-width: 34em; margin: 2em auto; padding: 0 1em";
      line.appendChild(document.createTextNode(said[1]));
      app.appendChild(line);
    });
  });
})();
