#!/usr/bin/python3
"""A bare view of WebKit for WebKitWebDriver, as narrow as it is told; run by Debian's own Python,
which knows its libraries."""

import gi  # type: ignore[import-not-found]  # Debian's: not in this project's environment

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found]  # noqa: E402  # see above

# Whatever a page complains about is kept for whoever asks.
LISTEN = """window.troubles = [];
addEventListener("error", ({ message }) => message && window.troubles.push(message));
addEventListener("unhandledrejection", ({ reason }) => window.troubles.push(String(reason)));
for (const kind of ["error", "warn"]) {
  const say = console[kind];
  console[kind] = (...words) => { window.troubles.push(words.join(" ")); say(...words) };
}"""


def view(context: "WebKit2.WebContext") -> "WebKit2.WebView":
    content = WebKit2.UserContentManager()
    script = WebKit2.UserScript(
        LISTEN,
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
    content.add_script(script)
    made = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.add(made)
    window.show_all()
    return made


def started(context: "WebKit2.WebContext", session: "WebKit2.AutomationSession") -> None:
    about = WebKit2.ApplicationInfo()
    about.set_name("view")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: view(context))


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])
context.connect("automation-started", started)
Gtk.main()
