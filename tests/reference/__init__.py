"""The three games once more, slowly and in plain Python: a second opinion on the rules.

Nothing here is imported from the package, and nothing here is fast. Each game is written from the rules' text alone and
told as it is played: a function asks a seat, hears the answer and goes on.
"""
